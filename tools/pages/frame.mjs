// Says once what all pages of the site have in common: how they are to be run and shown, the app that they belong to,
// and the drawings of icons.
import {dirname, relative} from 'node:path';
import {attribute, codeOf, elementsOf, insertAfter, insertBefore, readPart, setAttribute} from './html.mjs';
import {policy} from '../policy.mjs';

/** @typedef {import('./html.mjs').Document} Document */
/** @typedef {import('./html.mjs').Element} Element */

/** Behind the character set, which comes first. */
const SAFE_AND_SIZED = [
  {'http-equiv': 'Content-Security-Policy', 'content': policy},
  {name: 'viewport', content: 'width=device-width, initial-scale=1'},
];
const COLOURS = [
  {name: 'theme-color', content: '#F5F4F1', media: '(prefers-color-scheme: light)'},
  {name: 'theme-color', content: '#0F1114', media: '(prefers-color-scheme: dark)'},
];

/**
 * The app's tags. Nothing is drawn before the last element is there, so that pages don't jump while they load.
 * @param {(file: string) => string} to its address, seen from the page
 */
const appLinks = (to) => [
  {rel: 'expect', href: '#toast', blocking: 'render'},
  {rel: 'icon', href: to('icon.svg'), type: 'image/svg+xml'},
  {rel: 'apple-touch-icon', href: to('icons/apple-touch-icon.png')},
  {rel: 'manifest', href: to('manifest.webmanifest')},
];

/**
 * Puts into a page what all have in common. Those that search engines are not to list, such as the one for iframes,
 * aren't entrances of the app, and have no tags for it.
 * @param {Document} page with a `<meta charset>`; icons are `<symbol>` elements with nothing but an id
 * @param {string} path where it is published
 * @param {Map<string, Element>} symbols all that there are, by id
 */
export function addFrame(page, path, symbols) {
  const metas = elementsOf(page, 'meta');
  const charset = metas.find((meta) => attribute(meta, 'charset'));
  const style = codeOf(page).find(({kind}) => kind === 'style');
  if (!charset || !style) throw new Error(`${path} has no character set, or no style sheet.`);
  insertAfter(charset, 'meta', SAFE_AND_SIZED);
  if (!metas.some((meta) => attribute(meta, 'name') === 'robots')) {
    insertBefore(style.element, 'meta', COLOURS);
    insertBefore(style.element, 'link', appLinks((file) => relative(dirname(path), file)));
  }
  for (const symbol of elementsOf(page, 'symbol')) draw(symbol, symbols, path);
}

/** @param {Element} symbol @param {Map<string, Element>} symbols @param {string} path */
function draw(symbol, symbols, path) {
  const id = attribute(symbol, 'id') ?? '';
  const drawn = symbols.get(id);
  if (!drawn) throw new Error(`${path} has an icon that nobody has drawn: ${id}.`);
  symbol.attrs = drawn.attrs.map((each) => ({...each}));
  symbol.childNodes = drawn.childNodes;
}

/** The icons of a file of drawings, by id. @param {string} svg */
export function symbolsOf(svg) {
  const symbols = elementsOf(readPart(svg), 'symbol');
  for (const path of symbols.flatMap((symbol) => elementsOf(symbol, 'path'))) {
    setAttribute(path, 'd', (attribute(path, 'd') ?? '').replace(/\s+/g, ' '));
  }
  return new Map(symbols.map((symbol) => /** @type {const} */ ([attribute(symbol, 'id') ?? '', symbol])));
}
