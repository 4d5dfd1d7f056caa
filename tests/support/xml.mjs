// Reads XML strictly, without a document: what is not well-formed throws.

const TOKEN = /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/;

/** @typedef {{tag: string, attributes: Record<string, string>, children: Node[], text: string}} Node */

/**
 * The one element that the text is.
 * @param {string} text
 * @returns {Node}
 */
export function parseXml(text) {
  if (NO_CHARACTER.test(text) || ENTITY.test(text)) throw new Error('what is no character, or a bare &');
  const root = {tag: '', attributes: {}, children: [], text: ''};
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const [, closed, tag, attributes, isEmpty, words] = TOKEN.exec(text) ?? [];
    if (tag) {
      const made = {tag, attributes: readAttributes(attributes), children: [], text: ''};
      open.at(-1).children.push(made);
      if (!isEmpty) open.push(made);
    } else if (closed) {
      if (open.pop().tag !== closed) throw new Error(`</${closed}> at ${at} closes something else`);
    } else if (words) {
      for (const element of open) element.text += decoded(words);
    } else {
      throw new Error(`not well-formed at ${at}: ${text.slice(at, at + 40)}`);
    }
  }
  if (open.length > 1 || root.children.length !== 1) throw new Error('not one element');
  return root.children[0];
}

/** All elements below and including this one that hold for a test. @returns {Node[]} */
export function findAll(element, holds) {
  return [...holds(element) ? [element] : [], ...element.children.flatMap((child) => findAll(child, holds))];
}

function readAttributes(text) {
  const found = {};
  for (const [, name, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name in found) throw new Error(`${name} twice`);
    found[name] = decoded(value);
  }
  return found;
}

function decoded(text) {
  const names = {amp: '&', lt: '<', gt: '>', quot: '"', apos: '\''};
  return text.replace(/&(\w+);/g, (_, name) => names[name]);
}
