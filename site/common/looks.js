/** Style sheets that come with the code that they are for; ARCHITECTURE.md says why they are not fetched. */

/**
 * Makes a function that gives some looks to the page, once.
 * @param {string} css
 * @returns {() => void}
 */
export function looks(css) {
  /** @type {CSSStyleSheet | undefined} */
  let sheet;
  return () => {
    sheet ??= new CSSStyleSheet();
    if (document.adoptedStyleSheets.includes(sheet)) return;
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  };
}
