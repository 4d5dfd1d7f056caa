/**
 * The page that compares: one puzzle under several strategies, raced side by side, and what each of them takes, for
 * this puzzle and over a set.
 */
import {formatLink, geometryOf, loadComparing, sharedEngine, showRules} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {write, writeSoon} from '../common/address.js';
import {copy} from '../common/clipboard.js';
import {MOST_STRATEGIES, codeOf, formatComparison, parseComparison} from './address.js';
import {Charts} from './charts.js';
import {isWhole} from './figures.js';
import {anotherStrategy, firstLink, firstStrategies, waysToSearch} from './first.js';
import {Lane} from './lane.js';
import {RacePlayer} from './player.js';
import {ResultTable, propagatorTable, setAsCsv, tableAsCsv} from './table.js';
import {watchScrollers} from '../charts/scrollers.js';
import {PuzzleSet, keepSet, keptSet} from './set.js';
import {DifferenceView} from './difference.js';
import {ROUNDS} from './times.js';
import {CompareTransport} from './transport.js';
import {aimWords, spokenWords, titleWords} from './words.js';
import {byId} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {say, watchNetwork} from '../common/frame.js';
import {inLanguage} from '../common/language.js';
import {recall} from '../common/memory.js';
import {nameOf} from '../common/opened.js';
import {showReadingError} from '../common/reading-error.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {readLink} from '../opening/reading.js';
import {tellFailures} from '../common/reload-bar.js';
import {keepForOfflineSoon} from '../common/versions.js';
import * as moments from './moments.js';

/** @typedef {import('./address.js').Strategy} Strategy */
/** @typedef {import('../common/opened.js').Opened} Opened */

const words = speaker('site/compare', messages);

/** A search that takes longer may be cancelled. */
const SLOW_MS = 200;

adoptRareLooks();
const engineReady = sharedEngine();
const viewsReady = loadComparing();

/** @type {Opened | null} */
let current = null;
/** @type {Lane[]} */
let lanes = [];
let isSlow = false;
/** @type {PuzzleSet | null} */
let set = null;

const player = new RacePlayer(() => lanes, showRace);
// These have words: they are made once the language is there.
/** @type {ResultTable} */
let table;
/** @type {DifferenceView} */
let difference;
/** @type {Charts} */
let charts;
/** @type {CompareTransport} */
let transport;

/** @type {Record<string, () => void>} what buttons and keys do, by their `data-do` */
const commands = {
  'start': () => moveBy(() => player.seek(0)),
  'back': () => moveBy(() => player.back()),
  'step': () => moveBy(() => player.step()),
  'end': () => moveBy(() => player.seek(player.end)),
  'race': () => player.toggle(),
  'cancel': () => lanes.filter(({status}) => status === 'running').forEach((lane) => lane.cancel()),
  'add': () => chooseStrategy(),
  'new': chooseNew,
  'puzzle': choosePuzzle,
  'set': chooseSet,
  'copy-link': () => {
    write(address());
    copy(location.href, words('link'), say);
  },
  'csv': () => saveFile(tableAsCsv(table.order(lanes)), 'sudokuscope-comparison.csv', 'text/csv'),
  'set-csv': () => set && saveFile(setAsCsv(set, lanes), 'sudokuscope-runs.csv', 'text/csv'),
  'svg': async () => (await moments.picture()).saveSvg(charts),
  'png': async () => (await moments.picture()).savePng(charts),
  'help': async () => (await moments.help()).showRaceHelp(),
};

/**
 * Compares strategies on a puzzle.
 * @param {Opened} opened
 * @param {Strategy[]} strategies
 * @param {{unit?: import('./race.js').Unit, position?: number}} [race] where it stands
 */
async function open(opened, strategies, {unit = player.unit, position = 0} = {}) {
  const {SmallBoard} = await viewsReady;
  player.pause();
  Object.assign(player, {unit, position});
  current = opened;
  document.body.classList.remove('has-parse-error');
  for (const lane of lanes) lane.leave();
  lanes = strategies.map((strategy) => new Lane(strategy, opened.puzzle, SmallBoard, chooseStrategy));
  byId('puzzle-name').textContent = nameOf(opened.puzzle);
  showRules(byId('rules'), geometryOf(opened.puzzle));
  for (const link of document.querySelectorAll('a[data-go]')) link.setAttribute('href', watchLink());
  showLanes();
  await search(lanes);
}

/** Searches with all of some lanes, then measures them, then what is missing of the set. @param {Lane[]} fresh */
async function search(fresh) {
  if (!current) return;
  const {puzzle} = current;
  const engine = await engineReady;
  showLanes();
  const timer = setTimeout(() => {
    isSlow = true;
    transport.show(isSlow);
  }, SLOW_MS);
  await Promise.all(fresh.map((lane) => lane.search(engine, puzzle, showSoon).then(showSoon)));
  clearTimeout(timer);
  isSlow = lanes.some(({status}) => status === 'running');
  // By turns, so that what slows the machine down for a while slows all of them.
  for (let round = 0; round < ROUNDS; round += 1) for (const lane of fresh) await lane.time(engine, puzzle);
  const failed = fresh.find(({failure}) => failure);
  if (failed) say(failed.failure);
  showAll();
  if (fresh.some((lane) => lanes.includes(lane))) runSet();
}

/** The boards and the rows of the tables, with all the room that they will take; only then the page is seen. */
function showLanes() {
  byId('lanes').replaceChildren(...lanes.map(({root}) => root));
  byId('figures').style.setProperty('--lanes', String(lanes.length));
  showAll();
  document.body.classList.remove('waiting');
}

/** Shows what there is, once a frame however often it is asked for. */
let frame = 0;
function showSoon() {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    showAll();
  });
}

function showAll() {
  showNumbers();
  showRace();
}

/** The tables and charts, their rows in one order. */
function showNumbers() {
  table.show(lanes);
  difference.show(lanes);
  byId('propagators').replaceChildren(propagatorTable(table.order(lanes)));
  byId('table-title').textContent = aimWords(lanes);
  byId('table-note').hidden = lanes.every(({status}) => isWhole(status) || status === 'running');
  if (set) charts.show(set, table.order(lanes));
}

/** The grids at their step, and where that is. */
function showRace() {
  for (const lane of lanes) lane.show(player.unit, player.position).then(showTitle);
  showTitle();
  transport.show(isSlow);
  writeSoon(address);
}

function showTitle() {
  byId('title').textContent = titleWords(lanes.length, player.shown);
}

/** Moves by hand, and says where that led. @param {() => void | Promise<void>} move */
async function moveBy(move) {
  await move();
  const ended = lanes.filter((lane) => player.hasEnded(lane)).length;
  const {unit, position, isAtEnd} = player;
  byId('spoken').textContent = spokenWords({unit, position, isAtEnd, hasEnded: ended > 0}, ended);
}

function address() {
  return addressOf(lanes.map(({strategy}) => strategy), player.position);
}

/** @param {Strategy[]} strategies @param {number} position */
function addressOf(strategies, position) {
  if (!current) return '';
  const {line, puzzle} = current;
  return formatComparison({puzzle: {...puzzle, line}, strategies, unit: player.unit, position});
}

/** The run of a lane where it can be watched. @param {Lane} lane @param {number} [step] */
function linkOf({strategy}, step) {
  return watchLink(strategy, step);
}

/** @param {Strategy} [strategy] @param {number} [step] */
function watchLink(strategy, step) {
  if (!current) return './';
  return `./${formatLink({...current.puzzle, puzzle: current.line, strategy, step})}`;
}

/** Another strategy in place of one, or one more. @param {Lane} [lane] */
async function chooseStrategy(lane) {
  if (!lane && lanes.length >= MOST_STRATEGIES) return say(words('full', {count: MOST_STRATEGIES}));
  const [{strategyDialog}, {SolverSheet, PROPAGATOR_IDS}] =
    await Promise.all([moments.strategyDialog(), viewsReady]);
  const suggested = lane?.strategy ?? anotherStrategy(PROPAGATOR_IDS, lanes.map(({code}) => code));
  strategyDialog(SolverSheet, suggested, {
    isNew: !lane,
    useWays: () => location.assign(addressOf(waysToSearch(), 0)),
    use: (strategy) => putStrategy(strategy, lane),
    remove: lane && lanes.length > 1 ? () => removeLane(lane) : null,
  });
}

/** @param {Strategy} strategy @param {Lane} [lane] whose place it takes */
async function putStrategy(strategy, lane) {
  if (!current) return;
  if (lanes.some(({code}) => code === codeOf(strategy))) return say(words('there-already'));
  const {SmallBoard} = await viewsReady;
  const fresh = new Lane(strategy, current.puzzle, SmallBoard, chooseStrategy);
  lanes = lane ? lanes.map((each) => (each === lane ? fresh : each)) : [...lanes, fresh];
  lane?.leave();
  const searching = search([fresh]);
  requestAnimationFrame(() => fresh.focus());
  await searching;
}

/** @param {Lane} lane */
function removeLane(lane) {
  lanes = lanes.filter((each) => each !== lane);
  lane.leave();
  showAll();
  lanes[0].focus();
}

/** One that is made, taken from the shelf, or brought along. */
async function chooseNew() {
  player.pause();
  const {openNewPuzzle} = await moments.newPuzzle();
  openNewPuzzle(await engineReady, (made, message) => {
    compareOn(made);
    say(message);
  }, choosePuzzle, words('compare-it'));
}

async function choosePuzzle() {
  player.pause();
  const {puzzleDialog} = await moments.puzzleDialog();
  puzzleDialog(await engineReady, compareOn);
}

/** The strategies that there are, on another puzzle, once it is known what is drawn. @param {Opened} opened */
async function compareOn(opened) {
  if (opened.proposals) return askDrawings(opened);
  const {PROPAGATOR_IDS} = await viewsReady;
  return open(opened, lanes.length ? lanes.map(({strategy}) => strategy) : firstStrategies(PROPAGATOR_IDS));
}

/** @param {Opened} opened */
async function askDrawings(opened) {
  const engine = await engineReady;
  (await moments.drawings()).askDrawings({opened, read: (text) => readLink(engine, text), open: compareOn, say});
}

async function chooseSet() {
  const {setDialog} = await moments.setDialog();
  setDialog(await engineReady, (chosen) => {
    set?.cancel();
    set = chosen;
    keepSet(chosen);
    runSet();
  });
}

/** Runs what is missing of the set: the one that was chosen, here or on an earlier visit, else one of ours. */
async function runSet() {
  set ??= await firstSet();
  const running = set;
  await running.run(lanes.map(({strategy}) => strategy), () => charts.show(running, table.order(lanes)));
  if (running.state === 'done') byId('spoken').textContent = words('charts-complete', {set: running.name});
}

async function firstSet() {
  const kept = await keptSet();
  if (kept) return new PuzzleSet(kept.name, kept.puzzles);
  const {hardPuzzles} = await moments.hardPuzzles();
  return new PuzzleSet(words('set.hard', {count: hardPuzzles.length}), hardPuzzles);
}

function cancelSet() {
  set?.cancel();
  charts.draw();
}

/** Compares what the address says, else what was watched last, else what one would want to see first. */
async function openAddress() {
  const engine = await engineReady;
  const {PROPAGATOR_IDS: ids} = await viewsReady;
  const asked = parseComparison(location.hash.length > 1 ? location.hash : firstLink(recall().link), ids);
  const read = asked.ok ? await readLink(engine, asked.link) : asked;
  if (!read.ok) return showReadingError(read.error, location.hash);
  if (!asked.ok) return;
  if (asked.left) say(words('left', {count: asked.left}));
  await open(read, asked.strategies.length ? asked.strategies : firstStrategies(ids), asked);
}

inLanguage(() => {
  table = new ResultTable(linkOf, showNumbers);
  byId('table').append(table.root);
  difference = new DifferenceView(linkOf);
  byId('difference').append(difference.root);
  charts = new Charts({cancel: () => cancelSet(), resume: () => runSet()});
  transport = new CompareTransport(player, (command) => commands[command]?.());
  addEventListener('hashchange', openAddress);
  watchNetwork();
  tellFailures();
  watchScrollers();
  keepForOfflineSoon();
  openAddress().catch(() => {
    document.body.classList.add('has-parse-error');
    byId('no-engine').hidden = false;
  });
}, () => {
  // Until then, the address is the one that was opened.
  if (current) write(address());
});
