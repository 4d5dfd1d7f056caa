/** The snippets for other pages: the element, an iframe, a link that a script fills, and Markdown. */
import {formatLink, parseStrategy} from '../../web/src/index.js';
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import embed from '../../web/languages/en/site/embed.js';
import english from '../../web/languages/en/site/embedding.js';

const words = speaker('site/embedding', english);
const embedWords = speaker('site/embed', embed);

/**
 * The content to embed.
 * @typedef {object} Embedded
 * @property {string} puzzle a symbol a cell
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {import('../../web/src/index.js').LinkParts['rules']} [rules]
 * @property {string} grid the puzzle as text, for readers without scripts
 * @property {string} strategy as `s` in links
 * @property {number} step
 * @property {string} sentence what the step says
 * @property {number | null} from
 * @property {number | null} to
 * @property {string} view panels, parted by spaces
 * @property {'full' | 'compact' | 'none'} controls
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'auto' | 'all' | 'focus' | 'none'} candidates
 * @property {number | null} width pixels at most; null for all there are
 * @property {number} height pixels that it takes
 */

/**
 * Scripts that stay as they are, as `scripts.json` tells them: by the name of the one that is always the newest.
 * @typedef {object} FixedScripts
 * @property {string} version
 * @property {Record<string, {file: string, integrity: string, imports: {file: string, integrity: string}[]}>} scripts
 * @property {boolean} isShared whether the site's host lets other origins read them, which checking takes
 */

/** The height that the link to the whole page adds to the player's in an iframe. */
const FOOT = 44;

/**
 * Settings that are attributes of the element, and keys of an iframe's address, where they are not the default.
 * @param {Embedded} embedded
 * @returns {[name: string, value: string][]}
 */
function settings({from, to, view, theme, candidates}) {
  const all = {
    from: String(from ?? ''), to: String(to ?? ''), view, theme: theme === 'auto' ? '' : theme,
    candidates: candidates === 'auto' ? '' : candidates, lang: spokenLanguage() === 'en' ? '' : spokenLanguage(),
  };
  return Object.entries(all).filter(([, value]) => value);
}

/** @param {Embedded} embedded @param {Record<string, string>} [more] */
function linkTo({puzzle, boxRows, boxCols, rules, strategy, step}, more) {
  return formatLink({puzzle, boxRows, boxCols, rules, strategy: parseStrategy(strategy) ?? {}, step, more});
}

/**
 * The puzzle as the element's attribute has it: a line, or a link where it has other rules.
 * @param {Pick<import('../../web/src/index.js').LinkParts, 'puzzle' | 'boxRows' | 'boxCols' | 'rules'>} embedded
 */
export function puzzleText({puzzle, boxRows, boxCols, rules}) {
  return rules ? formatLink({puzzle, boxRows, boxCols, rules}) : puzzle;
}

/** The fragment that embed.html reads. @param {Embedded} embedded */
function embedFragment(embedded) {
  const {controls} = embedded;
  const looks = [...settings(embedded), ...controls === 'compact' ? [] : [['controls', controls]]];
  return linkTo(embedded, Object.fromEntries(looks.map(([name, value]) => [name, value.replaceAll(' ', ',')])));
}

/**
 * @param {string} base the address of the site, with a slash at its end
 * @param {Embedded} embedded
 * @param {FixedScripts | null} [fixed] null for what is always the newest
 */
export function elementSnippet(base, embedded, fixed = null) {
  const {boxRows, boxCols, rules, strategy, step, controls, grid, width} = embedded;
  const isUsual = rules || !linkTo({...embedded, strategy: '', step: 0}).includes('&box=');
  const attributes = [
    ...controls === 'full' ? [] : [['controls', controls]], ...isUsual ? [] : [['box', `${boxRows}x${boxCols}`]],
    ...strategy ? [['strategy', strategy]] : [], ...step ? [['step', String(step)]] : [], ...settings(embedded),
    ['puzzle', puzzleText(embedded)],
  ].map(([name, value]) => ` ${name}="${quoted(value)}"`).join('');
  const player = `<sudoku-scope${attributes}>\n<pre>\n${quoted(grid.trimEnd())}\n</pre>\n</sudoku-scope>`;
  const {file, integrity, imports = []} = fixed?.scripts['sudoku-scope.js'] ?? {file: 'sudoku-scope.js'};
  const preloads = imports.map((each) =>
    `<link rel="modulepreload" href="${quoted(base + each.file)}"${checked(each.integrity)}>\n`).join('');
  const script = `<script type="module" src="${quoted(base + file)}"${checked(integrity)}></script>`;
  return `${preloads}${script}\n${within(width, player)}\n`;
}

/** @param {string} base @param {Embedded} embedded */
export function iframeSnippet(base, embedded) {
  const {width, height} = embedded;
  const address = quoted(`${base}embed.html${embedFragment(embedded)}`);
  return `<iframe src="${address}"\n  title="${title()}" loading="lazy" ` +
    `width="${width ?? '100%'}" height="${height + FOOT}"\n  style="border: 0; max-width: 100%"></iframe>\n`;
}

/** @param {string} base @param {Embedded} embedded @param {FixedScripts | null} [fixed] */
export function loaderSnippet(base, embedded, fixed = null) {
  const {file, integrity} = fixed?.scripts['embed.js'] ?? {file: 'embed.js'};
  const check = fixed?.isShared ? checked(integrity) : '';
  const link = `<a class="sudokuscope" href="${quoted(base + embedFragment(embedded))}">${title()}</a>`;
  return `${within(embedded.width, link)}\n<script src="${quoted(base + file)}"${check} async></script>\n`;
}

/**
 * A picture, in a file beside the text, that links to the step.
 * @param {string} base @param {Embedded} embedded @param {string} file
 */
export function markdownSnippet(base, embedded, file) {
  const alt = words('alt', {step: String(embedded.step), sentence: embedded.sentence}).replace(/[[\]\\]/g, '\\$&');
  return `[![${alt}](${file})](${base}${linkTo(embedded)})\n`;
}

/** The embedded content in everyday words. */
function title() {
  return quoted(embedWords('title'));
}

/** The attribute that makes a browser check a script against its hash. @param {string} [integrity] */
function checked(integrity) {
  return integrity ? `\n  integrity="${quoted(integrity)}" crossorigin="anonymous"` : '';
}

/** @param {number | null} width @param {string} content */
function within(width, content) {
  return width === null ? content : `<div style="max-width: ${width}px">\n${content}\n</div>`;
}

/** Safe in text and attributes. @param {string} text */
function quoted(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
