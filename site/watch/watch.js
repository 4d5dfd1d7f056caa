/**
 * The page round the player: what is opened, where it is remembered, and what the buttons of the head do. The player
 * itself is `<sudoku-scope>`, which the page sets up and listens to.
 */
import {define, sharedEngine} from '../../web/src/index.js';
import {push, settle, write, writeSoon} from '../common/address.js';
import {isShared, openLaunched, takeShared} from './arrivals.js';
import {presentFrom, togglePresenting} from './presenting.js';
import {listen} from './commands.js';
import {byId} from '../common/dom.js';
import {say, watchNetwork} from '../common/frame.js';
import {inLanguage} from '../common/language.js';
import {recall, remember} from '../common/memory.js';
import {nameOf, opened, sentence} from '../common/opened.js';
import {pasteEntry} from '../opening/paste-entry.js';
import {firstSample, titleOf} from '../puzzles/samples.js';
import {fillShelf, sampleOf} from '../puzzles/shelf.js';
import {tellFailures} from '../common/reload-bar.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/watch.js';
import * as moments from './moments.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {import('../common/opened.js').Shape} Shape */

const words = speaker('site/watch', english);

const scope = /** @type {import('../../web/src/index.js').SudokuScope} */ (byId('scope'));
const statusPanel = byId('status-panel');
const file = /** @type {HTMLInputElement} */ (byId('file'));
const welcome = [...statusPanel.childNodes];
const engineReady = sharedEngine();

/** The most digits that the player draws. */
const MOST_DRAWN = 25;
/** The strategy of people, as `s` in links. */
const PEOPLE = 'techniques';
/** Milliseconds that the first puzzle has the network for itself. */
const OFFLINE_AFTER = 2000;

/** The shown puzzle. @type {Opened | null} */
let current = null;
/**
 * The puzzle that was opened last, though it may be too large to show; or an address that is being read since. An
 * answer about an earlier one comes too late.
 * @type {object | null}
 */
let latest = null;

/** Ends typing into the grid. */
let stopTyping = () => {};
/** The sample that the title is about. @type {ReturnType<typeof sampleOf>} */
let titled;

/** The parts that may take the place of the player. @type {{hide: (opened?: Opened) => void}[]} */
const covers = [];
/** Shows the player again. @param {Opened} [opened] what is to be shown there */
const uncover = (opened) => covers.forEach((cover) => cover.hide(opened));

/** Solves what is shown anew, as people do or as a computer; what is still being read, too. @param {string} strategy */
function solveAs(strategy) {
  if (!current) {
    scope.strategy = strategy;
    showSolver();
  } else if (isOfPeople() !== (strategy === PEOPLE)) {
    open({...current, strategy, step: 0, run: undefined});
  }
}

/**
 * Keeps the solver that was picked while the puzzle was being read.
 * @param {Opened} opened
 * @returns {Opened}
 */
function asPicked(opened) {
  const strategy = scope.strategy;
  scope.removeAttribute('strategy');
  return strategy ? {...opened, strategy, step: 0, run: undefined} : opened;
}

function isOfPeople() {
  return scope.strategy.startsWith(PEOPLE);
}

/** Presses the button of the solver that is chosen. */
function showSolver() {
  for (const button of byId('solvers').children) {
    button.setAttribute('aria-pressed', String((button.getAttribute('data-do') === 'as-people') === isOfPeople()));
  }
}

/** Remembers what stands in the paste box, and its puzzle with the answers about drawings. @param {string} draft */
const keepDraft = (draft, answered = '') => remember({draft, answered});

/** Loads the paste box. */
const paste = pasteEntry({
  read, open, explain, covers, uncover, leave: () => push(keep()), keep: keepDraft,
});

/** @type {Record<string, () => void>} what the buttons of the page do, by their `data-do` */
const commands = {
  'new': chooseNew,
  'copy-link': () => openSharing('copyLink'),
  'as-computer': () => solveAs(''),
  'as-people': () => solveAs(PEOPLE),
  'edit': () => edit(true),
  'rules': editRules,
  'open-file': () => file.click(),
  'levels': () => paste().then((box) => box.chooseLevel()),
  'help': async () => {
    const engine = await engineReady.catch(() => null);
    (await moments.help()).showHelp(engine, say);
  },
  'present': () => togglePresenting(scope),
  'share': () => openSharing('share'),
  'prove': () => openSharing('prove'),
  'export': () => openSharing('showExport'),
};

/**
 * @param {string} text
 * @param {Shape} [shape]
 * @returns {Promise<Opened | Failure>}
 */
async function read(text, shape) {
  const engine = await engineReady.catch(() => null);
  if (!engine) return {ok: false, error: {code: 'engine', message: words('no-engine')}};
  return (await moments.reading()).readText(engine, text, shape);
}

/**
 * Shows a puzzle, at its step.
 * @param {Opened} opened
 * @param {{keepAddress?: boolean, editing?: boolean}} [how]
 */
function open(opened, {keepAddress = false, editing = false} = {}) {
  latest = opened;
  uncover(opened);
  // The first sample has one solution, and is there before anybody asked.
  if (!editing && sampleOf(opened) !== firstSample) tellOutcome(opened);
  if (opened.puzzle.size > MOST_DRAWN) return;
  titled = sampleOf(opened);
  current = opened;
  /** @type {HTMLElement} */ (document.querySelector('[data-do=prove]')).hidden = Boolean(opened.puzzle.rules?.unread);
  if (!keepAddress) settle();
  if (!editing) stopTyping();
  scope.editable = editing;
  scope.show(opened);
  opened.afterwards?.(scope, say);
  byId('caption').textContent = titled ? titleOf(titled, opened.strategy, null) : nameOf(opened.puzzle);
  const address = keep();
  if (!keepAddress) push(address);
  if (!editing) showMessage(welcome);
}

/** Keeps the page for when there is no network. */
async function keepForOffline() {
  (await moments.versions()).keepForOffline();
}

/** Shows a puzzle, with the grid in view: on a phone, what was pressed stands below it. @param {Opened} opened */
function watch(opened) {
  open(opened);
  scrollTo(0, 0);
}

/** Shows at large what is wrong with a text. @param {string} text @param {Failure} failure */
async function explain(text, failure) {
  (await moments.unreadable()).explainReadingError(text, failure, {read, open, paste, covers, keep: keepDraft});
}

/** Says what there is to say of a puzzle beside its run. @param {Opened} opened */
async function tellOutcome(opened) {
  const {outcomeMessage} = await moments.outcomes();
  const parts = await outcomeMessage(await engineReady, opened, {scope, edit: () => edit(), watch, read, say});
  if (parts && latest === opened) showMessage(parts);
}

/** Focus that was in the statusPanel before stays in it. @param {Node[]} parts */
function showMessage(parts) {
  const hadFocus = statusPanel.contains(document.activeElement);
  statusPanel.replaceChildren(...parts);
  if (hadFocus) (statusPanel.querySelector('button') ?? statusPanel).focus();
}

/** The link to what is shown; a saved run has none, since a link derives its run again. */
function link() {
  return !current || current.run ? '' : scope.toLink({more: {drawn: current.drawn ?? ''}});
}

/** One that is made, or taken from the shelf; or the start, with room for one's own. */
async function chooseNew() {
  scope.pause();
  const {openNewPuzzle} = await moments.newPuzzle();
  openNewPuzzle(await engineReady, (made, message) => {
    watch(made);
    say(message);
  }, startAnew, words('watch-it'));
}

/** Back to the start, with room for another puzzle; the browser's Back returns. */
function startAnew() {
  scope.pause();
  write(link());
  scope.seek('start');
  uncover();
  push('');
  paste().then((box) => box.focus());
}

/**
 * Hands out what is shown, at rest, and with its link in the address.
 * @param {'copyLink' | 'share' | 'showExport' | 'prove'} command
 */
async function openSharing(command) {
  scope.pause();
  if (current) write(link());
  (await moments.sharing())[command]({engine: engineReady, scope, hasLink: !current?.run, say});
}

/** Typing into the grid: into an empty one, or to change what it holds. @param {boolean} [isEmptied] */
async function edit(isEmptied = false) {
  const {startEditing} = await moments.editing();
  if (!current) return;
  stopTyping();
  stopTyping = startEditing(current.puzzle, isEmptied, {scope, read, open, showMessage, say});
}

/** The rules of what is shown; what was typed into the grid so far stays. */
async function editRules() {
  scope.pause();
  const {changeRules} = await moments.rules();
  if (current) changeRules(await engineReady, {puzzle: current.puzzle, scope, read, open, say});
}

/** Opens what the address says, else what was open last, else the first sample. */
async function openFirst() {
  const memory = recall();
  const {hash} = location;
  const own = latest = {};
  if (memory.draft) paste().then((box) => box.restore(memory.draft ?? '', memory.answered));
  const engine = await engineReady;
  const isText = isShared();
  const isLink = hash && hash !== '#present' && !isList() && !isText;
  const asked = isLink ? await readLink(hash) : null;
  const saved = !asked && memory.run ? await read(memory.run) : null;
  const last = !asked?.ok && memory.link ? await readLink(memory.link) : null;
  const found = [asked, saved, last].find((result) => result?.ok) ?? await readFirst(engine);
  if (isText) openShared();
  // Meanwhile the reader may have picked another one.
  if (own !== latest) return;
  if (asked && !asked.ok) {
    scope.hidden = true;  // so that what is opened behind leaves the address as it is
    explain(hash, asked);
  }
  if (found.ok) {
    open(asPicked(found === saved ? {...found, step: Number(memory.step)} : found), {keepAddress: true});
  }
  if (isList()) (await paste()).reopen();
}

/** Opens a text that another app shared. */
async function openShared() {
  const text = await takeShared();
  if (text) (await paste()).take(text);
}

/** True if the address is that of the list of many puzzles. */
function isList() {
  return location.hash === '#collection';
}

/** @param {string} text */
async function readLink(text) {
  return (await moments.reading()).readLink(await engineReady, text);
}

/** The first sample, a plain line. @param {import('../../web/src/index.js').SolvingEngine} engine */
async function readFirst(engine) {
  const result = await engine.parse(firstSample.puzzle, firstSample);
  return result.ok ? opened(result.puzzle, {understood: sentence(result.puzzle)}) : result;
}

/** Follows the browser's Back and Forward, and links that are put into the address. */
async function openAddress() {
  const {hash} = location;
  const own = latest = {};
  uncover();
  if (isList()) return (await paste()).reopen();
  if (isShared()) return openShared();
  if (!hash) return;
  const result = await readLink(hash);
  if (own !== latest) return;
  if (result.ok) open(result, {keepAddress: true});
  else explain(hash, result);
}

/** Remembers what is shown. @returns {string} the link to it */
function keep() {
  if (!current) return '';
  const address = link();
  const vocabulary = scope.getAttribute('vocabulary') ?? '';
  const {breakpoints} = scope;
  remember({link: address, run: current.run ? current.text : '', step: String(scope.step), vocabulary, breakpoints});
  return address;
}

scope.addEventListener('change', (event) => {
  // The paste box inside of it sends a `change` of its own.
  if (!(/** @type {CustomEvent} */ (event).detail?.puzzle)) return;
  titled = undefined;
  byId('caption').textContent = words('typed');
});
for (const event of ['load', 'solve', 'change']) {
  scope.addEventListener(event, () => {
    if (titled) byId('caption').textContent = titleOf(titled, scope.strategy, scope.result);
  });
}
for (const event of ['load', 'step', 'pause', 'ended', 'change']) {
  scope.addEventListener(event, showSolver);
  // Until the puzzle of the address has been read, the address is all that there is of it.
  scope.addEventListener(event, () => current && !scope.hidden && writeSoon(keep, !scope.paused));
}
addEventListener('pagehide', keep);
document.addEventListener('visibilitychange', () => document.hidden && keep());
addEventListener('hashchange', openAddress);
file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  if (chosen) paste().then((box) => box.openFile(chosen));
  file.value = '';
});
inLanguage(() => {
  openLaunched((opened) => paste().then((box) => box.openFile(opened)));
  watchNetwork();
  tellFailures();

  // While the worker starts there is time for what the first puzzle does not need.
  scope.setAttribute('theme', document.documentElement.dataset.theme ?? 'auto');
  scope.setAttribute('vocabulary', recall().vocabulary ?? '');
  scope.setAttribute('breakpoints', recall().breakpoints ?? '');
  define();
  listen(commands, scope);
  openFirst().catch(async (error) => {
    // With an engine, it was a part of the page that didn't load, which is said as for any other part.
    if (await engineReady.catch(() => null)) throw error;
    (await moments.unsolved()).showUnsolved(scope);
  });
  fillShelf(byId('shelf'), async (sample) => {
    const result = await read(sample.puzzle, sample);
    if (result.ok) watch({...result, strategy: sample.strategy ?? ''});
    else say(result.error.message);
  });
  presentFrom(scope, location.hash);
  scope.addEventListener('load', () => setTimeout(keepForOffline, OFFLINE_AFTER), {once: true});
}, () => current && !scope.hidden && write(keep()));
