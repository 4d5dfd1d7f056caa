/**
 * A collection: the puzzles of one text as a list, solved together, filtered, sorted, exported, and picked one by one
 * to watch. It stands in the place of the player; above a puzzle that was picked there is a way back. Loaded when a
 * text holds many puzzles.
 */
import {sharedEngine} from '../../web/src/index.js';
import {push} from '../common/address.js';
import {pickedBar} from './bar.js';
import {adoptCollectionLooks} from './collection-css.js';
import {Collection} from './data.js';
import {Source} from './source.js';
import {keepCollection, keptCollection} from './store.js';
import {CollectionTable} from './table.js';
import {guisesWords, headline, ratedWords, solvedWords, summary} from './words.js';
import {findForms, rateAll, readAll, solveAll} from './work.js';
import {button, byId, element} from '../common/dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/collection.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */

const words = speaker('site/collection', english);

/** The address of the list. */
const ADDRESS = '#collection';
/** As many as a browser has room for in one list. */
const MOST_LISTED = 250_000;
const TELL_MS = 300;

/**
 * The services of the page for the list.
 * @typedef {object} Page
 * @property {(text: string) => Promise<Opened | Failure>} read
 * @property {(opened: Opened) => void} open shows a puzzle
 * @property {(text: string, failure: Failure) => void} explain shows at large what is wrong with a text
 * @property {() => void} uncover shows the player, whatever stands in its place
 * @property {() => void} leave puts the player's puzzle into the address again
 */

export class CollectionView {
  #page;
  #scope = byId('scope');
  #title = element('h2', {id: 'collection-title', tabindex: -1});
  #lead = element('p', {class: 'lead'});
  #said = element('span', {role: 'status'});
  #progress = /** @type {HTMLProgressElement} */ (element('progress', {
    'aria-label': words('done'), 'max': 1, 'hidden': true,
  }));
  #solve = /** @type {HTMLButtonElement} */ (button(words('solve-all'), () => this.#solveOrCancel(), 'primary'));
  #rate = /** @type {HTMLButtonElement} */ (button(words('rate-all'), () => this.#rateOpen()));
  #table = new CollectionTable((position) => this.#pick(position), () => this.#findForms());
  #view = element('section', {class: 'collection', id: 'collection', 'aria-labelledby': this.#title.id, hidden: true},
    element('div', {class: 'top'}, element('div', {}, this.#title, this.#lead),
      button(words('close'), () => this.#close())),
    element('div', {class: 'bar'}, this.#solve, this.#rate, element('div', {class: 'said'}, this.#said, this.#progress),
      ...this.#table.choices, button(words('export'), () => this.#export())),
    this.#table.element);
  #bar = pickedBar({
    back: () => this.#back(), go: (step) => this.#pick(this.#table.positionOf(this.#picked) + step),
  });

  #data = new Collection('', [], new Source('', []));
  #text = '';
  /** How many puzzles there was no room for. */
  #left = 0;
  /** The latest pick, and how it was read. */
  #picked = 0;
  /** @type {Opened | null} */
  #watched = null;
  #life = new AbortController();
  /** @type {AbortController | null} */
  #working = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    adoptCollectionLooks();
    this.#scope.before(this.#view);
    byId('main').prepend(this.#bar.element);
  }

  /**
   * @param {string} text @param {string} name of its file @param {string[]} puzzles
   * @param {import('./store.js').Kept} [kept] what came of them on an earlier visit
   */
  open(text, name, puzzles, kept) {
    this.#life.abort();
    this.#working?.abort();
    this.#working = null;
    this.#progress.hidden = true;
    this.#life = new AbortController();
    this.#text = text;
    this.#left = Math.max(0, puzzles.length - MOST_LISTED);
    const listed = puzzles.slice(0, MOST_LISTED);
    this.#data = new Collection(name, listed, new Source(text, listed));
    this.#data.restore(kept);
    this.#picked = 0;
    this.#said.textContent = '';
    this.#table.setData(this.#data);
    this.#tell();
    this.#show();
    this.#table.show(0);
    this.#title.focus();
    if (!kept) this.#keep();
    this.#read();
  }

  /** The collection of an earlier visit; false where none was kept. */
  async reopen() {
    if (this.#data.length) {
      this.#back();
      return true;
    }
    const kept = await keptCollection();
    const read = kept && await (await sharedEngine()).parse(kept.text);
    if (!kept || !read?.puzzles) return false;
    this.open(kept.text, kept.name, read.puzzles, kept);
    return true;
  }

  /**
   * Makes room for the player; the way back goes too, where that shows what is no part of this.
   * @param {Opened} [opened]
   */
  hide(opened) {
    this.#hideList();
    if (opened && opened !== this.#watched) this.#bar.hide();
  }

  /** Reads what nobody has read, little by little. */
  async #read() {
    const engine = await sharedEngine();
    await readAll(this.#data, engine, this.#life.signal, nowAndThen(() => this.#tell()));
    this.#table.tellRepeats();
    this.#tell();
  }

  /** Says anew what there is to say. */
  #tell() {
    const data = this.#data;
    const isWorking = Boolean(this.#working);
    this.#title.textContent = headline(data);
    this.#lead.textContent = summary(data, this.#left);
    const {open, error} = data.counts();
    const solve = !open ? 'all-solved' : open + error === data.length ? 'solve-all' : 'solve-rest';
    this.#solve.textContent = words(isWorking ? 'cancel' : solve);
    this.#solve.disabled = !isWorking && !open;
    const unrated = data.unrated().length;
    this.#rate.textContent = words(!unrated ? 'all-rated' :
      unrated + error === data.length ? 'rate-all' : 'rate-rest');
    this.#rate.disabled = isWorking || !unrated;
    this.#table.setBusy(isWorking);
    if (!this.#view.hidden) this.#table.update();
  }

  /**
   * Something for all puzzles that takes a while, with how far it is; cancelled by the button that solves.
   * @param {(signal: AbortSignal, tell: (done: number, total: number) => void) => Promise<string>} work says in the end
   *   what it came to
   */
  async #doForAll(work) {
    const mine = this.#data;
    const working = this.#working = new AbortController();
    this.#said.textContent = '';
    this.#progress.removeAttribute('value');
    this.#progress.hidden = false;
    this.#tell();
    const tellSoon = nowAndThen(() => this.#tell());
    await work(working.signal, (done, total) => {
      if (mine !== this.#data) return;
      this.#progress.max = total;
      this.#progress.value = done;
      tellSoon();
    }).then((result) => {
      if (mine === this.#data) this.#said.textContent = result;
    }, (error) => {
      working.abort();
      throw error;
    }).finally(() => {
      if (mine !== this.#data) return;
      this.#working = null;
      this.#progress.hidden = true;
      this.#tell();
      this.#keep();
    });
  }

  #solveOrCancel() {
    if (this.#working) this.#working.abort();
    else this.#solveOpen();
  }

  #solveOpen() {
    return this.#doForAll(async (signal, tellHow) =>
      solvedWords(await solveAll(this.#data, await sharedEngine(), signal, tellHow), signal.aborted));
  }

  #rateOpen() {
    return this.#doForAll(async (signal, tellHow) =>
      ratedWords(await rateAll(this.#data, signal, tellHow), signal.aborted));
  }

  #findForms() {
    return this.#doForAll(async (signal, tellHow) => {
      await findForms(this.#data, await sharedEngine(), signal, tellHow);
      return signal.aborted ? words('stopped') : guisesWords(this.#data.repeats('guises'));
    });
  }

  /** Remembers the collection, with what came of it. */
  #keep() {
    keepCollection({name: this.#data.name, text: this.#text, ...this.#data.results()});
  }

  /** @param {number} position in the list as it is shown */
  async #pick(position) {
    const index = this.#table.indexAt(position);
    if (index === undefined) return;
    const puzzle = this.#data.texts[index];
    const read = await this.#page.read(puzzle);
    this.#picked = index;
    this.#watched = read.ok ? read : null;
    this.#hideList();
    this.#bar.show({
      name: this.#nameOf(index), isFirst: position === 0, isLast: position === this.#table.count - 1,
      total: this.#data.length,
    });
    if (read.ok) this.#page.open(read);
    else this.#page.explain(puzzle, read);
    scrollTo(0, 0);
    if (read.ok) this.#scope.focus();
  }

  /** @param {number} index */
  #nameOf(index) {
    const [number, name] = [index + 1, this.#data.source.nameOf(index)];
    return name ? words('puzzle.named', {number, name}) : words('puzzle', {number});
  }

  /** The list in the place of the player. */
  #show() {
    this.#page.uncover();
    this.#bar.hide();
    this.#view.hidden = false;
    this.#scope.hidden = true;
    push(ADDRESS);
    this.#table.update();
  }

  /** From a puzzle to the list, at its place there. */
  #back() {
    this.#show();
    this.#table.show(this.#table.positionOf(this.#picked), true);
  }

  #hideList() {
    if (this.#view.hidden) return;
    this.#view.hidden = true;
    this.#scope.hidden = false;
  }

  #close() {
    this.#hideList();
    this.#bar.hide();
    this.#page.leave();
    this.#scope.focus();
  }

  async #export() {
    (await import('./export.js')).openCollectionExport(this.#data, this.#table.shown);
  }
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
