/** Style sheets, each made once and shared by all elements. */

/** @type {Map<string, CSSStyleSheet>} */
const made = new Map();

/** Removes style rules from a shadow root. @param {ShadowRoot} root @param {string} css */
export function unadopt(root, css) {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== made.get(css));
}

/**
 * Adds style rules to a shadow root, or to the page.
 * @param {ShadowRoot | Document} root
 * @param {string} css
 */
export function adopt(root, css) {
  let sheet = made.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    made.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
