/** The page that makes snippets: what is chosen is shown live, and stands in each snippet. */
import {
  define, formatLink, formatStrategy, parseLink, parseStrategy, pictures, sharedEngine, strategyName, writePlain,
} from '../../web/src/index.js';
import {write} from '../common/address.js';
import {copy} from '../common/clipboard.js';
import {byId} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {elementSnippet, iframeSnippet, loaderSnippet, markdownSnippet, puzzleText} from './snippets.js';
import {closeMenus, say, watchNetwork} from '../common/frame.js';
import {inLanguage} from '../common/language.js';
import {firstSample, lineOfSample, nameOfSample, samples} from '../puzzles/samples.js';
import {tellFailures} from '../common/reload-bar.js';
import {keepForOfflineSoon} from '../common/versions.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/embedding.js';

/** @typedef {import('./snippets.js').Embedded} Embedded */
/** @typedef {import('./snippets.js').FixedScripts} FixedScripts */

const words = speaker('site/embedding', english);

/** Milliseconds without a key after which a puzzle is read. */
const TYPING = 250;
/** Pixels of a PNG for each of the picture. */
const DENSITY = 2;

/** Solvers to choose from, as `s` in links; a link may bring another. */
const STRATEGIES = [
  '', 'techniques', 'only-choice.mrv.ascending.alone', 'eliminate.mrv.ascending.alone', 'ac3.mrv.ascending.alone',
  'locked-candidates.mrv.ascending', 'all-different.mrv.ascending', 'ac3.mrv.ascending',
  'forward-checking.mrv.ascending', 'none.first.ascending',
];

const base = new URL('./', location.href).href;
const preview = /** @type {import('../../web/src/index.js').SudokuScope} */ (byId('preview'));
const field = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (byId(id));
/**
 * The puzzle that is embedded; null while there is none.
 * @type {Pick<Embedded, 'puzzle' | 'boxRows' | 'boxCols' | 'rules' | 'grid'> | null}
 */
let known = null;
/** The picture that was saved last. @type {'svg' | 'png'} */
let kindOfPicture = 'svg';
/** Counts what was typed: an answer about an older text is dropped. */
let asked = 0;
/** Counts choices, and what is told of them, in the same way: a sentence about a step comes late. */
let [shown, told] = [0, 0];

/** Scripts that stay as they are; null where they can't be had. @type {Promise<FixedScripts | null>} */
const fixedScripts = fetch('scripts.json').then(async (answer) => ({
  ...await answer.json(), isShared: answer.headers.get('access-control-allow-origin') === '*',
})).catch(() => null);

/** Reads what stands in the box of the puzzle, and shows it. @param {{boxRows?: number, boxCols?: number}} [box] */
async function readPuzzle(box) {
  const turn = asked += 1;
  const engine = await sharedEngine();
  const parsed = await engine.parse(field('puzzle').value, box);
  const grid = parsed.ok ? await gridOf(engine, parsed.puzzle) : parsed;
  if (turn !== asked) return;
  byId('parse-error').textContent = parsed.ok ? '' : parsed.error.message;
  if (!parsed.ok || !grid.ok) return;
  const {boxRows, boxCols, rules} = parsed.puzzle;
  known = {puzzle: writePlain(parsed.puzzle), boxRows, boxCols, rules, grid: grid.text};
  showPreview();
}

/**
 * A puzzle for readers without scripts: as a grid with borders, or its rows with the text of its rules below.
 * @param {Awaited<ReturnType<typeof sharedEngine>>} engine @param {import('../../web/src/index.js').Puzzle} puzzle
 */
async function gridOf(engine, puzzle) {
  if (!puzzle.rules) return engine.format(puzzle, 'grid');
  const rows = writePlain(puzzle).match(new RegExp(`.{${puzzle.size}}`, 'g')) ?? [];
  return {ok: /** @type {const} */ (true), text: [...rows, puzzle.rules.text].join('\n')};
}

/** A step that was typed; null where none was. @param {string} id */
function stepIn(id) {
  const {value} = field(id);
  return value === '' ? null : Math.max(0, Math.round(Number(value)));
}

/** The choices, with what the player shows of them. @returns {Promise<Embedded | null>} */
async function chosen() {
  if (!known) return null;
  const {run} = preview;
  const step = stepIn('step') ?? 0;
  const panels = [...document.querySelectorAll('#view :checked')].map((box) => box.getAttribute('value'));
  return /** @type {Embedded} */ ({
    ...known, strategy: field('strategy').value, step, from: stepIn('first'), to: stepIn('last'),
    view: panels.join(' '), controls: field('controls').value, theme: field('theme').value,
    candidates: field('candidates').value, width: Number(field('width').value) || null,
    height: Math.ceil(preview.getBoundingClientRect().height),
    sentence: run && step > 0 && step <= run.length ? await run.describe(step - 1) : words('the-puzzle'),
  });
}

/** Gives the player what is chosen; what it then comes to is in the snippets. */
async function showPreview() {
  const turn = shown += 1;
  const embedded = await chosen();
  if (!embedded || turn !== shown) return;
  const {boxRows, boxCols, strategy, step, from, to, view, controls, theme, candidates, width} = embedded;
  byId('frame').dataset.width = String(width ?? '');
  /** @type {Record<string, string>} */
  const attributes = {
    box: boxRows ? `${boxRows}x${boxCols}` : '', strategy, from: String(from ?? ''), to: String(to ?? ''), view,
    controls, theme, candidates, puzzle: puzzleText(embedded), step: String(step),
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === '') preview.removeAttribute(name);
    else if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
  }
  showSnippets();
}

async function showSnippets() {
  const turn = told += 1;
  const fixed = field('scripts').value === 'fixed' ? await fixedScripts : null;
  const embedded = await chosen();
  if (!embedded || turn !== told) return;
  for (const note of document.querySelectorAll('.checked')) note.toggleAttribute('hidden', !fixed);
  byId('element').textContent = elementSnippet(base, embedded, fixed);
  byId('iframe').textContent = iframeSnippet(base, embedded);
  byId('loader').textContent = loaderSnippet(base, embedded, fixed);
  byId('markdown').textContent = markdownSnippet(base, embedded, fileName());
}

/** The name of the picture's file. */
function fileName() {
  return `sudoku-step-${field('step').value || 0}.${kindOfPicture}`;
}

/** Saves the picture of the chosen step, which the Markdown then names. @param {'svg' | 'png'} kind */
async function savePicture(kind) {
  const embedded = await chosen();
  if (!embedded || !preview.run) return;
  const theme = embedded.theme === 'dark' ? 'dark' : 'light';
  const shot = await (await pictures(preview.run, {theme, candidates: embedded.candidates})).at(embedded.step);
  kindOfPicture = kind;
  const file = kind === 'svg' ? new Blob([shot.svg], {type: 'image/svg+xml'}) :
    await (await import('../common/raster.js')).pngOf(shot, DENSITY);
  saveFile(file, fileName());
  showSnippets();
}

/** The puzzle that the page opens with: that of its link, or the first of the shelf. */
function open() {
  const read = location.hash.length > 1 ? parseLink(location.hash) : null;
  const link = read?.ok ? read.link : null;
  const code = link ? formatStrategy(link.strategy) : '';
  const strategies = STRATEGIES.includes(code) ? STRATEGIES : [...STRATEGIES, code];
  byId('strategy').append(...strategies.map((value) => new Option(solverName(value), value)));
  byId('sample').append(...samples.map((sample, at) => new Option(
    words('sample', {name: nameOfSample(sample), line: lineOfSample(sample)}), String(at))));
  field('strategy').value = code;
  field('step').value = String(link?.step ?? 0);
  field('sample').value = link ? '' : String(samples.indexOf(firstSample));
  field('puzzle').value = link ? puzzleText(link) : firstSample.puzzle;
  readPuzzle(link ?? firstSample);
}

/** @param {string} code */
function solverName(code) {
  return code === 'techniques' ? words('people') : strategyName(parseStrategy(code) ?? {});
}

/** The choice of puzzle, solver and step goes into the address, with which the page opens again. */
function keep() {
  if (!known) return;
  const {puzzle, boxRows, boxCols, rules} = known;
  write(formatLink({
    puzzle, boxRows, boxCols, rules, strategy: parseStrategy(field('strategy').value) ?? {}, step: stepIn('step') ?? 0,
  }));
}

function takeSample() {
  const sample = samples[Number(field('sample').value)];
  if (field('sample').value === '' || !sample) return;
  field('strategy').value = STRATEGIES.includes(sample.strategy ?? '') ? sample.strategy ?? '' : '';
  takePuzzle(sample.puzzle, sample);
}

/** Another puzzle stands at its start. @param {string} text @param {{boxRows?: number, boxCols?: number}} box */
function takePuzzle(text, box) {
  field('puzzle').value = text;
  for (const id of ['first', 'last']) field(id).value = '';
  field('step').value = '0';
  readPuzzle(box);
}

/** One that is made, taken from the shelf, or brought along. */
async function chooseNew() {
  const {openNewPuzzle} = await import('../puzzles/new-puzzle.js');
  openNewPuzzle(await sharedEngine(), ({line, puzzle}, message) => {
    field('sample').value = '';
    takePuzzle(line, puzzle);
    say(message);
  }, () => /** @type {HTMLTextAreaElement} */ (byId('puzzle')).select(), words('embed-it'));
}

/** @type {Record<string, () => void>} what a change of a field leads to, where it is not just shown */
const changes = {sample: takeSample, puzzle: () => {}};
let typing = 0;
byId('puzzle').addEventListener('input', () => {
  field('sample').value = '';
  clearTimeout(typing);
  typing = setTimeout(() => readPuzzle(), TYPING);
});
byId('settings').addEventListener('change', ({target}) =>
  (changes[/** @type {HTMLElement} */ (target).id] ?? showPreview)());
byId('settings').addEventListener('submit', (event) => event.preventDefault());
byId('here').addEventListener('click', () => {
  field('step').value = String(preview.step);
  showPreview();
});
byId('save-svg').addEventListener('click', () => savePicture('svg'));
byId('save-png').addEventListener('click', () => savePicture('png'));
document.addEventListener('click', ({target}) => {
  const pressed = /** @type {Element} */ (target);
  closeMenus(pressed);
  const id = pressed.closest('[data-copy]')?.getAttribute('data-copy');
  if (id) copy(byId(id).textContent ?? '', words('snippet'), say);
  if (pressed.closest('[data-do=new]')) chooseNew();
});
preview.addEventListener('load', showSnippets);
new ResizeObserver(showSnippets).observe(preview);

inLanguage(() => {
  define();
  watchNetwork();
  tellFailures();
  keepForOfflineSoon();
  open();
}, keep);
