/** Making elements. Text only ever comes in as text. */

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Record<string, string | number | boolean | undefined>} Attributes false and undefined leave one out */

/**
 * Makes elements of a picture: `svg` for the document, or something else for a file.
 * @template T
 * @typedef {(tag: keyof SVGElementTagNameMap, attributes?: Attributes, ...children: (T | string)[]) => T} Maker
 */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** @param {Element} target @param {Attributes} attributes */
export function setAttributes(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Sets text only where it differs, so that nothing is drawn anew. @param {Node} target @param {string} text */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}
