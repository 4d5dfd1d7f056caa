/** Making elements: text is always text, never markup. */

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [properties] `on…` listeners; everything else as an attribute,
 *   which false and undefined leave out; an empty text is a value
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  fill(made, properties);
  made.append(...children);
  return made;
}

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [properties]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(tag, properties = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(made, properties);
  made.append(...children);
  return made;
}

/**
 * A button of the page.
 * @param {string} text
 * @param {() => void} onclick
 * @param {string} [kind] `primary`, `quiet`, or a plain one
 */
export function button(text, onclick, kind = '') {
  return element('button', {type: 'button', class: kind, onclick}, text);
}

/**
 * A sentence with marks: what is strong is bold, all else has its mark as a class.
 * @param {{text: string, mark?: string}[]} parts
 * @returns {(Node | string)[]}
 */
export function nodesOf(parts) {
  return parts.map(({text, mark}) => (mark === undefined ? text :
    mark === 'strong' ? element('b', {}, text) : element('span', {class: mark}, text)));
}

/** The element of this id, which the page has. @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {Element} made @param {Record<string, unknown>} properties */
function fill(made, properties) {
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== undefined) made.setAttribute(key, String(value));
  }
}
