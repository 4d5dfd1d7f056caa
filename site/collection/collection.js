/**
 * A collection: the puzzles of one text as a list, solved together, filtered, sorted, taken away, and picked one by one
 * to watch. It stands in the place of the player; above a puzzle that was picked there is a way back. Loaded when a
 * text holds many puzzles.
 */
import {sharedEngine} from '../../web/src/index.js';
import {push} from '../common/address.js';
import {pickedBar} from './bar.js';
import {adoptCollectionLooks} from './css.js';
import {Collection} from './data.js';
import {Source} from './source.js';
import {keepCollection, keptCollection} from './store.js';
import {collectionTable} from './table.js';
import {guisesWords, headline, ratedWords, solvedWords, summary} from './words.js';
import {findForms, rateAll, readAll, solveAll} from './work.js';
import {button, byId, element} from '../common/dom.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */

/** The address of the list. */
const ADDRESS = '#collection';
/** As many as a browser has room for in one list. */
const MOST_LISTED = 250_000;
const TELL_MS = 300;

/**
 * @param {object} page
 * @param {(text: string) => Promise<Opened | Failure>} page.read
 * @param {(opened: Opened) => void} page.open shows a puzzle
 * @param {(text: string, failure: Failure) => void} page.explain shows at large what is wrong with a text
 * @param {() => void} page.uncover shows the player, whatever stands in its place
 * @param {() => void} page.leave puts the player's puzzle into the address again
 */
export function collectionView(page) {
  adoptCollectionLooks();
  const scope = byId('scope');
  const title = element('h2', {id: 'collection-title', tabindex: -1});
  const lead = element('p', {class: 'lead'});
  const said = element('span', {role: 'status'});
  const progress = /** @type {HTMLProgressElement} */ (element('progress',
    {'aria-label': 'Done', max: 1, hidden: true}));
  const solve = /** @type {HTMLButtonElement} */ (button('Solve all', () => (working ? working.abort() : solveOpen()),
    'primary'));
  const rate = /** @type {HTMLButtonElement} */ (button('Rate all', rateOpen));
  const table = collectionTable(pick, formsOfAll);
  const view = element('section', {class: 'collection', id: 'collection', 'aria-labelledby': title.id, hidden: true},
    element('div', {class: 'top'}, element('div', {}, title, lead), button('Close', close)),
    element('div', {class: 'bar'}, solve, rate, element('div', {class: 'said'}, said, progress), ...table.choices,
      button('Export', exportPuzzles)),
    table.element);
  const bar = pickedBar({back, go: (step) => pick(table.positionOf(picked) + step)});
  scope.before(view);
  byId('main').prepend(bar.element);

  let data = new Collection('', [], new Source('', []));
  let text = '';
  let left = 0;
  /** What was picked last, and how it was read. */
  let picked = 0;
  /** @type {Opened | null} */
  let watched = null;
  let life = new AbortController();
  /** @type {AbortController | null} */
  let working = null;

  /**
   * @param {string} source @param {string} name of its file @param {string[]} puzzles
   * @param {import('./store.js').Kept} [kept] what came of them on an earlier visit
   */
  function open(source, name, puzzles, kept) {
    life.abort();
    working?.abort();
    life = new AbortController();
    text = source;
    left = Math.max(0, puzzles.length - MOST_LISTED);
    const listed = puzzles.slice(0, MOST_LISTED);
    data = new Collection(name, listed, new Source(source, listed));
    data.restore(kept);
    picked = 0;
    said.textContent = '';
    table.setData(data);
    tell();
    show();
    table.show(0);
    title.focus();
    if (!kept) keep();
    sharedEngine().then((engine) => readAll(data, engine, life.signal, nowAndThen(tell))).then(() => {
        table.tellRepeats();
        tell();
      });
  }

  /** Says anew what there is to say. */
  function tell() {
    title.textContent = headline(data);
    lead.textContent = summary(data, left);
    const {open, error} = data.counts();
    const words = !open ? 'Solved' : open + error === data.length ? 'Solve all' : 'Solve the rest';
    solve.textContent = working ? 'Cancel' : words;
    solve.disabled = !working && !open;
    const unrated = data.unrated().length;
    rate.textContent = !unrated ? 'Rated' : unrated + error === data.length ? 'Rate all' : 'Rate the rest';
    rate.disabled = Boolean(working) || !unrated;
    table.setBusy(Boolean(working));
    if (!view.hidden) table.update();
  }

  /**
   * Something for all puzzles that takes a while, with how far it is; cancelled by the button that solves.
   * @param {(signal: AbortSignal, tell: (done: number, total: number) => void) => Promise<string>} work says in the end
   *   what it came to
   */
  async function doForAll(work) {
    const mine = data;
    const {signal} = working = new AbortController();
    said.textContent = '';
    progress.removeAttribute('value');
    progress.hidden = false;
    tell();
    const tellSoon = nowAndThen(tell);
    const words = await work(signal, (done, total) => {
      if (mine !== data) return;
      progress.max = total;
      progress.value = done;
      tellSoon();
    });
    if (mine !== data) return;
    working = null;
    progress.hidden = true;
    said.textContent = words;
    tell();
    keep();
  }

  function solveOpen() {
    return doForAll(async (signal, tellHow) =>
      solvedWords(await solveAll(data, await sharedEngine(), signal, tellHow), signal.aborted));
  }

  function rateOpen() {
    return doForAll(async (signal, tellHow) => ratedWords(await rateAll(data, signal, tellHow), signal.aborted));
  }

  function formsOfAll() {
    return doForAll(async (signal, tellHow) => {
      await findForms(data, await sharedEngine(), signal, tellHow);
      return signal.aborted ? 'Stopped.' : guisesWords(data.repeats('guises'));
    });
  }

  /** Remembers the collection, with what came of it. */
  function keep() {
    keepCollection({name: data.name, text, ...data.results()});
  }

  /** @param {number} position in the list as it is shown */
  async function pick(position) {
    const index = table.indexAt(position);
    if (index === undefined) return;
    const puzzle = data.texts[index];
    const read = await page.read(puzzle);
    picked = index;
    watched = read.ok ? read : null;
    hideList();
    bar.show({name: nameOf(index), isFirst: position === 0, isLast: position === table.count - 1, total: data.length});
    if (read.ok) page.open(read);
    else page.explain(puzzle, read);
    scrollTo(0, 0);
    if (read.ok) scope.focus();
  }

  /** @param {number} index */
  function nameOf(index) {
    return [`Puzzle ${(index + 1).toLocaleString('en')}`, data.source.nameOf(index)].filter(Boolean).join(', ');
  }

  /** The list in the place of the player. */
  function show() {
    page.uncover();
    bar.hide();
    view.hidden = false;
    scope.hidden = true;
    push(ADDRESS);
    table.update();
  }

  /** From a puzzle to the list, at its place there. */
  function back() {
    show();
    table.show(table.positionOf(picked), true);
  }

  function hideList() {
    if (view.hidden) return;
    view.hidden = true;
    scope.hidden = false;
  }

  function close() {
    hideList();
    bar.hide();
    page.leave();
    scope.focus();
  }

  async function exportPuzzles() {
    (await import('./export.js')).openCollectionExport(data, table.shown);
  }

  return {
    open,
    /** The collection of an earlier visit; false where none was kept. */
    async reopen() {
      if (data.length) {
        back();
        return true;
      }
      const kept = await keptCollection();
      const read = kept && await (await sharedEngine()).parse(kept.text);
      if (!kept || !read?.puzzles) return false;
      open(kept.text, kept.name, read.puzzles, kept);
      return true;
    },
    /**
     * Makes room for the player; the way back goes too, where that shows what is no part of this.
     * @param {Opened} [opened]
     */
    hide(opened) {
      hideList();
      if (opened && opened !== watched) bar.hide();
    },
  };
}

/** @param {() => void} tell @returns {() => void} that tells at most every TELL_MS */
function nowAndThen(tell) {
  let last = performance.now();
  return () => {
    if (performance.now() - last < TELL_MS) return;
    tell();
    last = performance.now();
  };
}
