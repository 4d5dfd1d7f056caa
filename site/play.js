/** The page on which a puzzle is filled: what is opened, what the buttons do, what is kept. */
import {createEngine, formatLink, formatStateCode, loadPlaying} from '../web/src/index.js';
import {push, write, writeSoon} from './address.js';
import {copy} from './clipboard.js';
import {byId} from './dom.js';
import {keepForOffline, say, watchNetwork} from './frame.js';
import {recall, remember} from './memory.js';
import {nameOf, opened as openedPuzzle, sentence} from './opened.js';
import {adoptRareLooks} from './rare-css.js';
import {readLink} from './reading.js';
import {firstSample} from './samples.js';
import {MOST_DIGITS} from './play-content.js';
import {fillMarks, startAgain, tidyMarks} from './play-deeds.js';
import {Desk} from './play-desk.js';
import {Game} from './play-game.js';
import {isSolved} from './play-judge.js';
import {formatNotes, withNotes} from './play-notes.js';
import {recallSettings, rememberSettings} from './play-settings.js';
import {PlaySolver} from './play-solver.js';
import {GameStore, restore, save} from './play-store.js';
import {fullFace, idleFace, reveal, solvedFace, talk} from './play-talk.js';
import {Timer, clockWords} from './play-timer.js';

/** @typedef {import('./opened.js').Opened} Opened */

/** Milliseconds that the first puzzle has the network for itself. */
const OFFLINE_AFTER = 2000;

adoptRareLooks();
const engineReady = createEngine();
const viewsReady = loadPlaying();
const solver = new PlaySolver(engineReady);
const store = new GameStore(() => localStorage);
const settings = recallSettings();
const timer = new Timer();

/** @type {Desk | null} */
let desk = null;
/** @type {import('./play-ladder.js').Ladder | null} */
let ladder = null;
/** @type {Opened | null} */
let current = null;

/** @type {Record<string, () => void>} what the buttons do, by their `data-do` */
const deeds = {
  'new': choosePuzzle,
  'copy-link': () => {
    write(address());
    copy(location.href, 'Link', say);
  },
  'undo': () => desk?.undo(),
  'redo': () => desk?.redo(),
  'erase': () => desk?.erase(),
  'several': () => desk?.setSeveral(!desk.isSeveral),
  'fill-marks': () => desk?.do(fillMarks),
  'tidy': toggleTidy,
  'hint': hint,
  'check': check,
  'rate': rate,
  'conflicts': () => desk?.point({clashes: true}),
  'timer': toggleTimer,
  'more': () => toggleMore(),
  'help': async () => (await import('./play-help.js')).showPlayHelp(),
};

/**
 * Opens a puzzle, where it was left.
 * @param {Opened} opened
 * @param {{keepAddress?: boolean, link?: string}} [how] link: that it came by
 */
async function open(opened, {keepAddress = false, link = ''} = {}) {
  const {puzzle} = opened;
  if (puzzle.size > MOST_DIGITS) return say(`Grids up to ${MOST_DIGITS}×${MOST_DIGITS} can be filled here.`);
  const views = await viewsReady;
  keep();
  document.body.classList.remove('troubled');
  current = opened;
  const saved = store.find(keyOf(opened));
  const linked = withNotes(new Game(puzzle), link);
  const kept = saved && restore(puzzle, saved);
  // A link that tells of digits or marks wins over a game that stands elsewhere.
  const isKept = kept && [stateOf, formatNotes].every((codeOf) => !codeOf(linked) || codeOf(linked) === codeOf(kept));
  const game = isKept ? kept : linked;
  timer.set(isKept ? saved.ms : 0);
  byId('name').textContent = nameOf(puzzle);
  byId('cells').textContent = String(game.cells);
  desk ??= new Desk(views, settings, {changed, hint, speak});
  desk.open(game);
  if (!keepAddress) push(address());
  changed();
}

/** After a deed, and when a game is opened. */
function changed() {
  const game = desk?.game;
  if (!game || !current) return;
  byId('filled').textContent = String(game.filled);
  byId('undo').toggleAttribute('disabled', !game.canUndo);
  byId('redo').toggleAttribute('disabled', !game.canRedo);
  for (const link of document.querySelectorAll('a[data-go]')) {
    link.setAttribute('href', `${link.getAttribute('data-go')}${address()}`);
  }
  const solved = isSolved(game);
  if (solved || document.hidden) timer.stop();
  else timer.start();
  showTime();
  if (solved) {
    tell(solvedFace(timer.milliseconds, {startNew: choosePuzzle, review: () => desk?.do(startAgain)}));
  } else if (ladder?.isOpen) ladder.review();
  else if (game.isFull) talk(fullFace(() => desk?.point({clashes: true})));
  else showIdle();
  writeSoon(keep);
}

/** What is said while nothing else is. */
function showIdle() {
  if (desk?.game) talk({...idleFace(desk.game, !matchMedia('(pointer: coarse)').matches), actions: [['Hint', hint]]});
}

/** One rung of a hint. */
async function hint() {
  const {Ladder} = await import('./play-ladder.js');
  if (!desk) return;
  ladder ??= new Ladder(desk, solver, {tell, speak, leave: showIdle});
  await ladder.open();
}

/** Whether what stands is right, as far as the engine can tell. */
async function check() {
  if (desk) (await import('./play-check.js')).check(desk, solver, tell);
}

/** How hard the puzzle is. */
async function rate() {
  if (desk) (await import('./play-rating.js')).rate(desk, solver, {tell, leave: showIdle});
}

/** Shows a face, and reads it to those who listen. @param {Parameters<typeof talk>[0]} face */
function tell(face) {
  ladder?.dismiss();
  talk(face);
  reveal();
  speak(`${face.title} ${face.words ?? ''}`);
}

function toggleTidy() {
  settings.tidy = !settings.tidy;
  keepSettings();
  if (settings.tidy) desk?.do(tidyMarks);
}

function toggleTimer() {
  settings.timed = !settings.timed;
  keepSettings();
}

/** The sheet of what has no room on a narrow screen. @param {boolean} [isOpen] */
function toggleMore(isOpen = byId('more').getAttribute('aria-expanded') !== 'true') {
  byId('more').setAttribute('aria-expanded', String(isOpen));
  byId('foot').classList.toggle('open', isOpen);
}

function keepSettings() {
  rememberSettings(settings);
  showSettings();
}

/** The settings, on what changes them. */
function showSettings() {
  /** @type {HTMLSelectElement} */ (byId('conflicts')).value = settings.conflicts;
  byId('show-conflicts').hidden = settings.conflicts !== 'asked';
  byId('tidy').setAttribute('aria-pressed', String(settings.tidy));
  showTime();
  desk?.refresh();
}

function showTime() {
  byId('time').textContent = settings.timed ? clockWords(timer.milliseconds) : 'Show time';
  byId('time').title = settings.timed ? 'Hide the time' : '';
}

/** Whether what has focus wants the key for itself. @param {KeyboardEvent} event */
function isUsed({target, key, ctrlKey, metaKey}) {
  if (!(target instanceof Element) || ctrlKey || metaKey) return false;
  return target.matches('select, input, textarea') || (target.matches('button, a, summary') && key === ' ');
}

/** To those who listen. @param {string} text */
function speak(text) {
  byId('spoken').textContent = text;
}

/** @param {Opened} opened */
function keyOf({line, puzzle: {boxRows, boxCols}}) {
  return `${boxRows}x${boxCols} ${line}`;
}

/** The link to the game. */
function address() {
  if (!current) return '';
  const {line, puzzle: {boxRows, boxCols}} = current;
  const state = desk?.game ? stateOf(desk.game) : '';
  const notes = desk?.game ? formatNotes(desk.game) : '';
  return formatLink({puzzle: line, boxRows, boxCols, state}) + (notes && `&notes=${notes}`);
}

/** @param {Game} game */
function stateOf(game) {
  return formatStateCode(game.position);
}

/** Keeps the game. @returns {string} the link to it */
function keep() {
  if (!current || !desk?.game) return '';
  if (desk.game.history.entries.length) store.put(save(desk.game, keyOf(current), timer.milliseconds));
  return address();
}

/** @param {Opened} opened @param {string} [words] what is said of it */
async function play(opened, words) {
  await open(opened);
  desk?.focus();
  if (words) say(words);
}

async function choosePuzzle() {
  (await import('./new-puzzle.js')).openNewPuzzle(await engineReady, play, bringPuzzle);
}

/** One that is pasted, opened from a file, or a sample. */
async function bringPuzzle() {
  const {puzzleDialog} = await import('./compare-puzzle.js');
  puzzleDialog(await engineReady, play, 'Play this one');
}

/** Opens what the address says, else what was open last, here or where it is watched, else the first puzzle. */
async function openAddress() {
  const engine = await engineReady;
  const asked = location.hash.length > 1 ? await readLink(engine, location.hash) : null;
  if (asked && !asked.ok) return showTrouble(asked.error.message);
  const {link} = recall();
  const last = !asked && link ? await readLink(engine, link) : null;
  const found = [asked, last].find((read) => read?.ok) ?? await readFirst(engine);
  if (!found.ok) return;
  await open(found, {keepAddress: true, link: found === asked ? location.hash : ''});
  if (!last?.ok || last.line !== found.line) remember({link: address()});
}

/** @param {import('../web/src/index.js').Engine} engine */
async function readFirst(engine) {
  const read = await engine.parse(firstSample.puzzle, firstSample);
  return read.ok ? openedPuzzle(read.puzzle, {understood: sentence(read.puzzle)}) : read;
}

/** @param {string} message */
function showTrouble(message) {
  document.body.classList.add('troubled');
  byId('trouble-words').textContent = message;
  byId('trouble-title').focus();
}

document.addEventListener('click', ({target}) => {
  const pressed = /** @type {Element} */ (target);
  const deed = pressed.closest('[data-do]')?.getAttribute('data-do') ?? '';
  if (!pressed.closest('#menu summary')) /** @type {HTMLDetailsElement} */ (byId('menu')).open = false;
  if (deed !== 'more') toggleMore(false);
  deeds[deed]?.();
});
document.addEventListener('keydown', (event) => {
  if (document.querySelector('dialog[open]') || event.defaultPrevented) return;
  if (event.key === 'Escape') toggleMore(false);
  if (event.key === '?') deeds.help();
  // Beside the grid too, where a control has no use for the key.
  else if (!isUsed(event) && desk?.key(event)) event.preventDefault();
});
// The cursor stays in the grid while the pad is pressed.
byId('pad').addEventListener('mousedown', (event) => event.preventDefault());
byId('conflicts').addEventListener('change', ({target}) => {
  settings.conflicts = /** @type {any} */ (target).value;
  keepSettings();
  desk?.point({});
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) keep();
  if (document.hidden) timer.stop();
  else if (desk?.game && !isSolved(desk.game)) timer.start();
});
setInterval(() => settings.timed && timer.isRunning && showTime(), 1000);
addEventListener('pagehide', keep);
addEventListener('hashchange', openAddress);
addEventListener('resize', () => desk?.fit());
watchNetwork();
showSettings();
setTimeout(keepForOffline, OFFLINE_AFTER);
openAddress().catch(() => {
  byId('no-engine').hidden = false;
});
