/** Elements as plain objects, and their text: pictures that are files need no document to be made in. */

/** @typedef {import('../dom.js').Attributes} Attributes */

/**
 * @typedef {object} XmlElement
 * @property {string} tag
 * @property {Attributes} attributes
 * @property {(XmlElement | string)[]} children
 */

/**
 * The counterpart of dom.js's `svg` for a file.
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...(XmlElement | string)} children
 * @returns {XmlElement}
 */
export function xml(tag, attributes = {}, ...children) {
  return {tag, attributes, children};
}

/**
 * An element as text. Whatever it holds stays text.
 * @param {XmlElement} element
 * @returns {string}
 */
export function xmlText({tag, attributes, children}) {
  const open = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escaped(written(value))}"`).join('');
  if (!children.length) return `<${tag}${open}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : xmlText(child))).join('');
  return `<${tag}${open}>${inside}</${tag}>`;
}

/** Numbers as far as one sees them, in paths too. @param {string | number | boolean | undefined} value */
function written(value) {
  if (value === true) return '';
  return String(value).replace(/-?\d+\.\d{3,}(e-\d+)?/g, (number) => String(rounded(Number(number))));
}

/** @param {number} number */
export function rounded(number) {
  return Math.round(number * 100) / 100;
}

/** @type {Record<string, string>} */
const NAMED = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Characters that XML allows; half of a surrogate pair is none. */
const CHARACTER = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]$/u;

/** For text and attributes; what is no character of XML is left out. @param {string} text */
function escaped(text) {
  return [...text].filter((character) => CHARACTER.test(character)).join('').replace(/[&<>"]/g, (sign) => NAMED[sign]);
}
