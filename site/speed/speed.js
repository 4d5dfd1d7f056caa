/** The page that measures: the bench in the visitor's own browser, and what came of it. */
import {sharedEngine} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/speed.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';
import {copy} from '../common/clipboard.js';
import {watchScrollers} from '../charts/scrollers.js';
import {byId} from '../common/dom.js';
import {closeMenus, say, watchNetwork} from '../common/frame.js';
import {inLanguage} from '../common/language.js';
import {SpeedRun} from './run.js';
import {makeGroups} from './sets.js';
import {showChart, showTable} from './view.js';
import {machineWords, progressWords, titleWords} from './words.js';
import {tellFailures} from '../common/reload-bar.js';
import {keepForOfflineSoon} from '../common/versions.js';

const copying = () => import('./copy.js');

const words = speaker('site/speed', messages);

const bar = /** @type {HTMLProgressElement} */ (byId('bar'));
/** @type {SpeedRun} */
let run;
/** @type {import('./words.js').Machine & {words: string}} */
let machine = {threads: navigator.hardwareConcurrency || 1, simd: true, mode: 'worker', words: ''};

/** @type {Record<string, () => void>} what the buttons do, by their `data-do` */
const commands = {
  'new': async () => (await import('../opening/new-puzzle-to-play.js')).newPuzzleToPlay(),
  'run': measure,
  'cancel': () => run.cancel(),
  'csv': async () => copy((await copying()).asCsv(run.groups), words('table'), say),
  'text': async () => copy((await copying()).asText(run.groups, machine), words('text'), say),
};

async function measure() {
  if (run.state === 'running') return;
  run = new SpeedRun(makeGroups());
  await run.run(showSoon);
  byId('spoken').textContent = progressWords(run);
}

/** Shows what there is, once a frame however often it is asked for. */
let frame = 0;
function showSoon() {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    show();
  });
}

function show() {
  document.body.dataset.state = run.state;
  byId('title').textContent = titleWords(run);
  byId('progress').textContent = progressWords(run);
  bar.max = run.total;
  bar.value = run.done;
  if (run.threads) describe({...machine, threads: run.threads});
  showButtons();
  for (const group of run.groups) {
    showTable(group, machine);
    showChart(group);
  }
}

/** The one that has the focus hands it on when it goes. */
function showButtons() {
  const isRunning = run.state === 'running';
  const [gone, left] = isRunning ? [byId('run'), byId('cancel')] : [byId('cancel'), byId('run')];
  const hadFocus = document.activeElement === gone;
  left.hidden = false;
  gone.hidden = true;
  bar.hidden = !isRunning;
  if (hadFocus) left.focus();
  const {state} = run;
  byId('run').textContent = words(state === 'failed' ? 'try-again' : state === 'empty' ? 'measure' : 'measure-again');
  for (const id of ['csv', 'text']) /** @type {HTMLButtonElement} */ (byId(id)).disabled = run.done === 0 || isRunning;
}

/** @param {import('./words.js').Machine} known */
function describe(known) {
  machine = {...known, words: machineWords(known)};
  byId('machine').textContent = machine.words;
}

/** The figures of the page's text, as its language writes numbers. */
function writeFigures() {
  for (const {firstChild} of document.querySelectorAll('.shares td')) {
    if (firstChild?.nodeValue) firstChild.nodeValue = writeNumber(Number(firstChild.nodeValue.replaceAll(',', '')));
  }
}

inLanguage(() => {
  document.addEventListener('click', ({target}) => {
    const pressed = /** @type {Element} */ (target);
    closeMenus(pressed);
    commands[pressed.closest('[data-do]')?.getAttribute('data-do') ?? '']?.();
  });
  addEventListener('resize', showSoon);
  watchNetwork();
  tellFailures();
  watchScrollers();
  keepForOfflineSoon();
  writeFigures();
  run = new SpeedRun(makeGroups());
  show();
  sharedEngine().then((engine) => {
    const {mode, simd} = engine.info();
    describe({mode, simd, threads: mode === 'worker' ? machine.threads : 1});
    show();
    document.body.classList.remove('waiting');
  }, () => {
    document.body.classList.add('has-parse-error');
    byId('no-engine').hidden = false;
  });
});
