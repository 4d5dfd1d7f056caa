/** The page on which a puzzle is filled: what is opened, what the buttons do, what is kept. */
import {createEngine, formatLink, formatStateCode, isKeyTaken, loadPlaying, showRules} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {push, write, writeSoon} from '../common/address.js';
import {copy} from '../common/clipboard.js';
import {byId} from '../common/dom.js';
import {say, watchNetwork} from '../common/frame.js';
import {inLanguage} from '../common/language.js';
import {recall, remember} from '../common/memory.js';
import {nameOf, opened as openedPuzzle, sentence} from '../common/opened.js';
import {showReadingError} from '../common/reading-error.js';
import {pasteAnywhere} from '../opening/paste-entry.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {readLink, readText} from '../opening/reading.js';
import {firstSample} from '../puzzles/samples.js';
import {MOST_DIGITS} from './content.js';
import {fillMarks, startAgain, tidyMarks} from './edits.js';
import {GameEditor} from './editor.js';
import {Game} from './game.js';
import {isSolved, isUntold, seemsSolved} from './judge.js';
import {formatNotes, withNotes} from './notes.js';
import {recallSettings, rememberSettings} from './settings.js';
import {PlaySolver} from './solver.js';
import {GameStore, KEY, restore, save} from './store.js';
import {fullMessage, idleMessage, solvedMessage, showMessage, untoldMessage} from './status.js';
import {Timer, clockWords} from './timer.js';
import {tellFailures} from '../common/reload-bar.js';
import {keepForOfflineSoon} from '../common/versions.js';
import * as moments from './moments.js';

/** @typedef {import('../common/opened.js').Opened} Opened */

const words = speaker('site/play', messages);

adoptRareLooks();
const engineReady = createEngine();
const viewsReady = loadPlaying();
const solver = new PlaySolver(engineReady);
const store = new GameStore(() => localStorage);
const settings = recallSettings();
const timer = new Timer();

/** @type {GameEditor | null} */
let editor = null;
/** @type {import('./hints.js').HintPanel | null} */
let hintPanel = null;
/** @type {Opened | null} */
let current = null;
/**
 * The puzzle that was opened last, or an address that is being read since. An answer about an earlier one comes too
 * late.
 * @type {object | null}
 */
let latest = null;
/** Ends the rating that is on its way. */
let rating = new AbortController();

/** @type {Record<string, () => void>} what the buttons do, by their `data-do` */
const commands = {
  'new': choosePuzzle,
  'copy-link': () => {
    write(address());
    copy(location.href, words('link'), say);
  },
  'undo': () => editor?.undo(),
  'redo': () => editor?.redo(),
  'erase': () => editor?.erase(),
  'several': () => editor?.setSeveral(!editor.isSeveral),
  'fill-marks': () => editor?.do(fillMarks),
  'hint': hint,
  'check': check,
  'rate': rate,
  'conflicts': () => editor?.point({clashes: true}),
  'filter': () => editor?.toggleFilter(),
  'restart': restart,
  'rules': changeRules,
  'settings': async () => (await moments.settings()).openSettings(settings, settle),
  'leave': leave,
  'timer': () => {
    settings.timed = !settings.timed;
    settle('timed');
  },
  'more': () => toggleMore(),
  'help': async () => (await moments.help()).showPlayHelp(),
};

/**
 * Opens a puzzle, where it was left.
 * @param {Opened} opened
 * @param {{keepAddress?: boolean, link?: string, isReturn?: boolean}} [how] link: that it came by; isReturn: the page
 *   was here before, so that its link may be a moment older than the game that is kept
 */
async function open(opened, {keepAddress = false, link = '', isReturn = false} = {}) {
  const {puzzle} = opened;
  if (isTooLarge(opened)) return say(tooLarge());
  latest = opened;
  const views = await viewsReady;
  keep();
  rating.abort();
  document.body.classList.remove('has-parse-error');
  current = opened;
  const saved = store.find(keyOf(opened));
  const linked = withNotes(new Game(puzzle), link);
  const kept = saved && restore(puzzle, saved);
  // A link that tells of digits or marks wins over a game that stands elsewhere.
  const isSame = () => [stateOf, formatNotes].every((codeOf) =>
    !codeOf(linked) || codeOf(linked) === codeOf(/** @type {Game} */ (kept)));
  const isKept = kept && (isReturn || isSame());
  const game = isKept ? kept : linked;
  timer.set(isKept ? saved.ms : 0);
  byId('name').textContent = nameOf(puzzle);
  showRules(byId('rules'), game.shape);
  byId('cells').textContent = String(game.cells);
  editor ??= new GameEditor(views, settings, {changed, hint, leave: leaveTold, speak, filtered});
  editor.open(game);
  if (!keepAddress) push(address());
  changed();
  if (opened.proposals && puzzle.rules?.unread) askDrawings(opened);
}

/** @param {Opened} opened */
const isTooLarge = ({puzzle}) => puzzle.size > MOST_DIGITS;
const tooLarge = () => words('too-large', {size: `${MOST_DIGITS}×${MOST_DIGITS}`});

/** Asks what is drawn before the game begins. @param {Opened} opened */
async function askDrawings(opened) {
  const engine = await engineReady;
  const read = (/** @type {string} */ text) => readText(engine, text);
  (await moments.drawings()).askDrawings({opened, read, open, say});
}

/** The way back to these questions, if there are any. */
function asking() {
  const opened = current;
  return opened?.proposals ? () => askDrawings(opened) : null;
}

/** After a command, and when a game is opened. */
function changed() {
  const game = editor?.game;
  if (!game || !current) return;
  byId('filled').textContent = String(game.filled);
  byId('undo').toggleAttribute('disabled', !game.canUndo);
  byId('redo').toggleAttribute('disabled', !game.canRedo);
  for (const link of document.querySelectorAll('a[data-go]')) {
    link.setAttribute('href', `${link.getAttribute('data-go')}${address()}${link.getAttribute('data-with') ?? ''}`);
  }
  runTimer();
  showTime();
  if (isSolved(game)) {
    tell(solvedMessage(game, timer.milliseconds, {startNew: choosePuzzle, review: restart}));
  } else if (seemsSolved(game)) askEngine(game);
  else if (hintPanel?.isOpen) hintPanel.review();
  else if (isUntold(game)) tell(untoldMessage(asking()));
  else if (game.isFull) tell(fullMessage(game, () => editor?.point({clashes: true})));
  else showIdle();
  writeSoon(keep);
}

/** Tells if a filled grid is solved, where the page can't check all rules itself. @param {Game} game */
async function askEngine(game) {
  const isRight = await solver.accepts(game);
  if (game !== editor?.game || !seemsSolved(game)) return;
  if (isRight) changed();
  else if (isRight === null) showIdle();
  else tell(fullMessage(game, null));
}

/** The time runs while the puzzle is seen and open: a dialog covers the board. */
function runTimer() {
  const {game} = editor ?? {};
  const isPlayed = game && !isSolved(game) && !document.hidden && !document.querySelector('dialog[open]');
  if (isPlayed) timer.start();
  else timer.stop();
}

/** The message that is shown while there is no other. It has no button that could keep the focus. */
function showIdle() {
  if (!editor?.game) return;
  const hadFocus = byId('status-panel').contains(document.activeElement);
  showMessage(idleMessage(editor.game, !matchMedia('(pointer: coarse)').matches));
  if (hadFocus) editor.focus();
}

/** Leaves what is told. */
function leave() {
  rating.abort();
  hintPanel?.dismiss();
  editor?.point({});
  if (editor?.filter === null) editor.setFilter(0);
  showIdle();
  editor?.focus();
}

/** Leaves what is told, if it is more than what one may do. */
function leaveTold() {
  const isTold = byId('status-panel').classList.contains('told');
  if (isTold) leave();
  return isTold;
}

/** Asks for the digit of a filter, and shows which one is on. */
function filtered() {
  const {filter, game} = editor ?? {};
  byId('filter').textContent = filter && game ?
    words('filter.digit', {digit: game.shape.symbol(filter)}) : words('filter');
  byId('filter').setAttribute('aria-pressed', String(filter !== 0));
  if (filter === null) tell({title: words('filter.which'), words: words('filter.choose'), isForPad: true});
  else if (!hintPanel?.isOpen) showIdle();
}

/** Empties the grid, which can be undone, and starts the clock anew. */
function restart() {
  if (!editor?.game) return;
  timer.start(0);
  editor.do(startAgain);
  say(words('restarted'));
}

/** The rules of the puzzle, changed on their sheet; digits and marks stay. */
async function changeRules() {
  if (!current) return;
  const {openRules} = await moments.rules();
  openRules(await engineReady, current.puzzle, async ({rules}) => {
    const link = address(rules ?? null);
    const read = await readLink(await engineReady, link);
    if (read.ok) await open(read, {link});
    else say(read.error.message);
  }, say);
}

/** One rung of a hint. */
async function hint() {
  const {HintPanel} = await moments.hints();
  if (!editor) return;
  hintPanel ??= new HintPanel(editor, solver, {tell, speak, leave: showIdle, asking});
  await hintPanel.open();
}

/** True if what stands is right, as far as the engine can tell. */
async function check() {
  if (editor) (await moments.checking()).check(editor, solver, {tell, asking});
}

/** How hard the puzzle is. */
async function rate() {
  rating.abort();
  const mine = rating = new AbortController();
  if (editor) (await moments.rating()).rate(editor, solver, mine, {tell, leave, asking});
}

/** Shows a message, and reads it to those who listen. @param {Parameters<typeof showMessage>[0]} message */
function tell(message) {
  hintPanel?.dismiss();
  showMessage(message);
  speak(`${message.title} ${message.words ?? ''}`);
}

/**
 * The sheet of what has no room on a narrow screen. When it closes, focus that was in it goes to its button.
 * @param {boolean} [isOpen]
 */
function toggleMore(isOpen = byId('more').getAttribute('aria-expanded') !== 'true') {
  const held = byId('foot').querySelector(':focus');
  byId('more').setAttribute('aria-expanded', String(isOpen));
  byId('foot').classList.toggle('open', isOpen);
  if (held && !held.getClientRects().length) byId('more').focus();
}

/** Puts a setting that was changed into force. @param {keyof typeof settings} name */
function settle(name) {
  rememberSettings(settings);
  showSettings();
  if (name === 'tidy' && settings.tidy) editor?.do(tidyMarks);
  if (name === 'conflicts') editor?.point({});
  if (name === 'entry' && editor) editor.held = 0;
  editor?.refresh();
}

/** The settings, on what they change. */
function showSettings() {
  document.documentElement.dataset.look = settings.look;
  byId('show-conflicts').hidden = settings.conflicts !== 'asked';
  showTime();
}

function showTime() {
  byId('time').textContent = settings.timed ? clockWords(timer.milliseconds) : words('show-time');
  byId('time').title = settings.timed ? words('hide-time') : '';
}

/** To those who listen. @param {string} text */
function speak(text) {
  byId('spoken').textContent = text;
}

/** @param {Opened} opened */
function keyOf({line, puzzle: {boxRows, boxCols, rules}}) {
  return `${boxRows}x${boxCols} ${line}${rules ? ` ${rules.text}` : ''}`;
}

/** The link to the game. @param {import('../../web/src/index.js').Puzzle['rules']} [rules] in place of its own */
function address(rules = current?.puzzle.rules) {
  if (!current) return '';
  const {line, puzzle} = current;
  const state = editor?.game ? stateOf(editor.game) : '';
  const notes = editor?.game ? formatNotes(editor.game) : '';
  return formatLink({...puzzle, rules, puzzle: line, state, more: {notes, drawn: current.drawn ?? ''}});
}

/** @param {Game} game */
function stateOf(game) {
  return formatStateCode(game.position);
}

/** Keeps the game. @returns {string} the link to it */
function keep() {
  if (!current || !editor?.game) return '';
  if (editor.game.history.entries.length) store.put(save(editor.game, keyOf(current), timer.milliseconds));
  return address();
}

/** The puzzle of which it was said that another tab has another game. */
let told = '';

/** Goes on from where another tab has brought this game; where both have changed it, that is said once. */
function follow() {
  if (document.hidden || !current || !editor?.game) return;
  const key = keyOf(current);
  const news = store.news(save(editor.game, key, timer.milliseconds));
  if (!news) return;
  if (!news.goesOn) {
    if (told !== key) say(words('other-tab.differs'));
    told = key;
    return;
  }
  store.find(key);
  const cursor = editor.selection?.cursor ?? 0;
  editor.open(restore(current.puzzle, news.saved));
  editor.selection?.only(cursor);
  editor.refresh();
  timer.set(news.saved.ms);
  changed();
  say(words('other-tab'));
}

/** @param {Opened} opened @param {string} [message] about it */
async function play(opened, message) {
  await open(opened);
  editor?.focus();
  if (message) say(message);
}

async function choosePuzzle() {
  (await moments.newPuzzle()).openNewPuzzle(await engineReady, play, bringPuzzle);
}

/** One that is pasted, opened from a file, or a sample. */
async function bringPuzzle() {
  const {puzzleDialog} = await moments.puzzleDialog();
  puzzleDialog(await engineReady, play, words('play-this'));
}

/** The text that was pasted beside the dialog. @param {string} text */
async function takePasted(text) {
  const read = await readText(await engineReady, text);
  if (read.ok) play(read, read.understood);
  else say(read.error.message);
}

/**
 * Opens what the address says, else what was open last, here or where it is watched, else the first puzzle.
 * @param {boolean} [isReturn] whether the page was reloaded, or come back to
 */
async function openAddress(isReturn = false) {
  const {hash} = location;
  const own = latest = {};
  const engine = await engineReady;
  const asked = hash.length > 1 ? await readLink(engine, hash) : null;
  if (asked && own !== latest) return;
  if (asked && !asked.ok) return showReadingError(asked.error, hash);
  if (asked?.ok && isTooLarge(asked)) return showReadingError({code: 'too-large', message: tooLarge()}, hash);
  const {link} = recall();
  const last = !asked && link ? await readLink(engine, link) : null;
  const found = [asked, last].find((read) => read?.ok) ?? await readFirst(engine);
  if (!found.ok || own !== latest) return;
  await open(found, {keepAddress: true, link: found === asked ? hash : '', isReturn});
  if (!last?.ok || last.line !== found.line) remember({link: address()});
}

/** @param {import('../../web/src/index.js').Engine} engine */
async function readFirst(engine) {
  const read = await engine.parse(firstSample.puzzle, firstSample);
  return read.ok ? openedPuzzle(read.puzzle, {understood: sentence(read.puzzle)}) : read;
}

/** Listens to what is pressed, typed and pasted. */
function listen() {
  pasteAnywhere(takePasted);
  document.addEventListener('click', ({target}) => {
    const pressed = /** @type {Element} */ (target);
    const command = pressed.closest('[data-do]')?.getAttribute('data-do') ?? '';
    if (!pressed.closest('#menu summary')) /** @type {HTMLDetailsElement} */ (byId('menu')).open = false;
    if (command !== 'more') toggleMore(false);
    commands[command]?.();
  });
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') || event.defaultPrevented) return;
    if (event.key === 'Escape') toggleMore(false);
    if (event.key === '?') commands.help();
    // With Ctrl, a key is meant for the game whatever has focus.
    else if ((event.ctrlKey || event.metaKey || !isKeyTaken(event)) && editor?.keyBeside(event)) event.preventDefault();
  });
  // The cursor stays in the grid while the pad is pressed.
  byId('pad').addEventListener('mousedown', (event) => event.preventDefault());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep();
    else follow();
    runTimer();
  });
  new MutationObserver(runTimer).observe(document.body, {attributeFilter: ['open'], subtree: true});
  addEventListener('storage', ({key}) => key === KEY && follow());
  addEventListener('pagehide', keep);
  addEventListener('hashchange', () => openAddress());
}

inLanguage(() => {
  listen();
  setInterval(() => settings.timed && timer.isRunning && showTime(), 1000);
  watchNetwork();
  tellFailures();
  showSettings();
  keepForOfflineSoon();
  const [navigation] = performance.getEntriesByType('navigation');
  openAddress(/** @type {PerformanceNavigationTiming} */ (navigation)?.type !== 'navigate').catch(() => {
    byId('no-engine').hidden = false;
  });
}, () => write(address()));
