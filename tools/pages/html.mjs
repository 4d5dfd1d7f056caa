// Pages of the site as trees: which scripts and style sheets one names, and the same page with the names that these
// have where it is published. parse5 reads and writes HTML as browsers do.
import {defaultTreeAdapter as tree, parse, parseFragment, serialize, serializeOuter} from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterMap['element']} Element */
/** @typedef {import('parse5').DefaultTreeAdapterMap['node']} Node */
/** @typedef {import('parse5').DefaultTreeAdapterMap['document']} Document */
/** @typedef {import('parse5').DefaultTreeAdapterMap['documentFragment']} Fragment */

/** Elements in which white space is text. */
const KEEPS_SPACE = new Set(['pre', 'textarea', 'script']);

/**
 * Reads a page, as a browser without scripts would, so that what is in `<noscript>` is read, too.
 * @param {string} html
 * @returns {Document}
 */
export function readPage(html) {
  return parse(html, {scriptingEnabled: false});
}

/**
 * Writes a page, without indentation, which is the part of it that nobody reads.
 * @param {Document} page
 */
export function writePage(page) {
  dropIndentation(page);
  return `${serialize(page)}\n`;
}

/** Reads a part of a page. @param {string} html @returns {Fragment} */
export function readPart(html) {
  return parseFragment(html, {scriptingEnabled: false});
}

/** The markup of nodes, or of all that is in one. @param {Node[] | Element | Document | Fragment} what */
export function markupOf(what) {
  return Array.isArray(what) ? what.map((node) => serializeOuter(node)).join('') : serialize(what);
}

/** The text of a node and of all nodes in it. @param {Node} node @returns {string} */
export function textOf(node) {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Puts the nodes of some markup into an element. @param {Element} element @param {string} html */
export function setMarkup(element, html) {
  element.childNodes = [];
  for (const node of [...readPart(html).childNodes]) tree.appendChild(element, node);
}

/** Puts markup after an element. @param {Element} element @param {string} html */
export function insertMarkupAfter(element, html) {
  const parent = /** @type {Element} */ (element.parentNode);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  for (const node of [...readPart(html).childNodes]) {
    if (next) tree.insertBefore(parent, node, next);
    else tree.appendChild(parent, node);
  }
}

/** Text as it is written in markup, also between quotes. @param {string} text */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * All elements of a page with one of some names, in order.
 * @param {Node} node
 * @param {string[]} tags
 * @returns {Element[]}
 */
export function elementsOf(node, ...tags) {
  const children = 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap((child) => elementsOf(child, ...tags));
  return 'tagName' in node && tags.includes(node.tagName) ? [node, ...below] : below;
}

/** @param {Element} element @param {string} name @returns {string | undefined} */
export function attribute(element, name) {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  const found = element.attrs.find((each) => each.name === name);
  if (found) found.value = value;
  else element.attrs.push({name, value});
}

/** @param {Element} element @param {Record<string, string>[]} added attributes of new elements of one tag */
export function insertBefore(element, tag, added) {
  for (const node of elementsWith(element, tag, added)) {
    tree.insertBefore(/** @type {Element} */ (element.parentNode), node, element);
  }
}

/** @param {Element} element @param {string} tag @param {Record<string, string>[]} added */
export function insertAfter(element, tag, added) {
  const parent = /** @type {Element} */ (element.parentNode);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  for (const node of elementsWith(element, tag, added)) {
    if (next) tree.insertBefore(parent, node, next);
    else tree.appendChild(parent, node);
  }
}

/**
 * The scripts and style sheets of a page: elements, and what each names.
 * @param {Document} page
 * @returns {{element: Element, name: 'src' | 'href', address: string, kind: 'module' | 'script' | 'style'}[]}
 */
export function codeOf(page) {
  return elementsOf(page, 'script', 'link').flatMap((element) => {
    const isScript = element.tagName === 'script';
    if (!isScript && attribute(element, 'rel') !== 'stylesheet') return [];
    const name = isScript ? /** @type {const} */ ('src') : 'href';
    const kind = isScript ? (attribute(element, 'type') === 'module' ? 'module' : 'script') : 'style';
    return [{element, name, address: attribute(element, name) ?? '', kind}];
  });
}

/** Attributes that name the message of another attribute begin so. */
const OF_ATTRIBUTE = 'data-message-';

/**
 * The texts of a page that are to be translated, with their ids: those of elements with `data-message`, in which child
 * elements are told by their numbers, and of attributes with `data-message-…`.
 * @param {Document} page
 * @returns {[id: string, text: string][]}
 */
export function messagesOf(page) {
  return allElements(page).flatMap((element) => element.attrs.flatMap(({name, value}) => {
    if (name === 'data-message') return [[value, messageText(element)]];
    if (!name.startsWith(OF_ATTRIBUTE)) return [];
    return [[value, attribute(element, name.slice(OF_ATTRIBUTE.length)) ?? '']];
  }));
}

/** @param {Element} element */
function messageText(element) {
  let number = -1;
  const words = element.childNodes.map((child) => {
    if (tree.isTextNode(child)) return child.value;
    if (!('tagName' in child)) return '';
    number += 1;
    const inside = child.childNodes.map((each) => (tree.isTextNode(each) ? each.value : ''));
    return `<${number}>${inside.join('')}</${number}>`;
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Says in all languages what is to be read without scripts, where no language can be chosen: at the end of each
 * paragraph in `<noscript>` with a message, the same in every other language.
 * @param {Document} page
 * @param {Record<string, Record<string, string>>} messages those of pages, by language and id; plain ones here
 */
export function sayWithoutScripts(page, messages) {
  for (const element of elementsOf(page, 'noscript').flatMap((each) => elementsOf(each, 'p'))) {
    sayInAll(element, messages);
  }
}

/**
 * Says the texts with `data-languages` in all languages, each in an element of its own, for a script to choose from.
 * @param {Document} page
 * @param {Record<string, Record<string, string>>} messages as above
 */
export function sayForScripts(page, messages) {
  for (const element of elementsOf(page, 'p', 'button')) {
    if (attribute(element, 'data-languages') === undefined) continue;
    const english = messageText(element);
    element.childNodes = [];
    sayInAll(element, {en: {[attribute(element, 'data-message') ?? '']: english}, ...messages});
    element.attrs = element.attrs.filter(({name}) => name !== 'data-languages');
  }
}

/** @param {Element} element @param {Record<string, Record<string, string>>} messages */
function sayInAll(element, messages) {
  const id = attribute(element, 'data-message');
  if (!id) return;
  for (const [lang, {[id]: text}] of Object.entries(messages)) {
    const [other] = elementsWith(element, 'span', [{lang}]);
    tree.insertText(other, text);
    tree.insertText(element, ' ');
    tree.appendChild(element, other);
  }
  element.attrs = element.attrs.filter(({name}) => name !== 'data-message');
}

/** @param {Node} node @returns {Element[]} */
function allElements(node) {
  const below = ('childNodes' in node ? node.childNodes : []).flatMap(allElements);
  const inTemplate = 'content' in node ? allElements(node.content) : [];
  return 'tagName' in node ? [node, ...below, ...inTemplate] : below;
}

/** @param {Element} beside @param {string} tag @param {Record<string, string>[]} added */
function elementsWith(beside, tag, added) {
  return added.map((values) => tree.createElement(tag, beside.namespaceURI,
    Object.entries(values).map(([name, value]) => ({name, value}))));
}

/** @param {Node} node */
function dropIndentation(node) {
  if ('tagName' in node && KEEPS_SPACE.has(node.tagName)) return;
  if ('attrs' in node) for (const each of node.attrs) each.value = unindented(each.value);
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (tree.isTextNode(child)) child.value = unindented(child.value);
    else dropIndentation(child);
  }
}

/** @param {string} text */
const unindented = (text) => text.replace(/\n\s+/g, '\n');
