/**
 * The paste box, which paste-entry.js loads. It reads while one types, opens what can be read, and says under the text
 * what it understood or what is wrong. A text that was pasted and is wrong gets the whole page, with the place marked.
 */
import {sharedEngine} from '../../web/src/index.js';
import {once} from '../../web/src/common/once.js';
import {button, byId, element} from '../common/dom.js';
import {sentence, textOf} from '../common/opened.js';
import {MAX_SHOWN} from './paste-entry.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/opening.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure & {puzzles?: string[]}} Failure */
/** @typedef {import('../common/opened.js').Shape} Shape */

const words = speaker('site/opening', english);

const WHILE_TYPING = 250;
/** Saved runs may be large; above this many bytes a file is not even opened. */
const MAX_FILE = 1 << 28;

/**
 * @typedef {object} Actions
 * @property {(text: string, shape?: Shape) => Promise<Opened | Failure>} read
 * @property {(opened: Opened) => void} open
 * @property {(text: string, failure: Failure) => void} explain shows at large what is wrong
 * @property {(text: string, answered?: string) => void} keep remembers the text, and a link to its puzzle with the
 *   rules that its drawings mean
 * @property {{hide: (opened?: Opened) => void}[]} covers what may stand in the place of the player
 * @property {(opened?: Opened) => void} uncover hides all of that
 * @property {() => void} leave puts what the player shows into the address again
 */

export class PasteBox {
  #actions;
  #box = /** @type {HTMLTextAreaElement} */ (byId('paste'));
  #verdict = byId('verdict');
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Counts the texts, so that a late answer to an earlier one is passed over. */
  #turn = 0;
  /** The list of many puzzles; loaded with the first. */
  #many = once(async () => {
    const {CollectionView} = await import('../collection/collection.js');
    const view = new CollectionView(this.#actions);
    this.#actions.covers.push(view);
    return view;
  });

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    actions.covers.push({hide: (opened) => this.#hearAnswers(opened)});
  }

  /** @param {File} file */
  async openFile(file) {
    if (file.size > MAX_FILE) return this.#say(words('too-large', {file: file.name}));
    this.take((await file.text()).replace(/^\uFEFF/, ''), file.name);
  }

  /** Reads a text; one that is not too large goes into the box. @param {string} text @param {string} [file] its name */
  take(text, file) {
    clearTimeout(this.#timer);
    if (text.length > MAX_SHOWN) {
      this.#judge({text, file, atLarge: true});
      return;
    }
    this.#set(text);
    this.#actions.keep(text);
    this.#judge({file, atLarge: true});
  }

  /** The text has changed. @param {boolean} pasted */
  hear(pasted) {
    this.#fit(pasted);
    this.#actions.keep(this.#box.value);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#judge({atLarge: pasted}), pasted ? 0 : WHILE_TYPING);
  }

  /**
   * A text from an earlier visit: what it says is told, but nothing is opened.
   * @param {string} text @param {string} [answered] a link to its puzzle, once it was known what its drawings mean
   */
  async restore(text, answered) {
    this.#set(text);
    const turn = this.#turn += 1;
    const read = answered ? await this.#actions.read(answered) : null;
    if (turn !== this.#turn) return;
    if (read?.ok) this.#tell('', sentence(read.puzzle));
    else this.#judge({quiet: true});
  }

  /** The collection of an earlier visit, where it was kept. */
  async reopen() {
    if (!await (await this.#many()).reopen()) this.#say(words('collection-gone'));
  }

  /** One of the puzzles by level, or all of a level. */
  async chooseLevel() {
    const [engine, {openLevels}] = await Promise.all([sharedEngine(), import('../puzzles/shelf-levels.js')]);
    openLevels(engine, (text) => this.take(text));
  }

  focus() {
    this.#box.focus();
    this.#box.select();
  }

  /** Puts a text into the box. @param {string} text */
  #set(text) {
    this.#box.value = text;
    this.#fit(true);
  }

  /**
   * The box grows with a text that is typed, up to what a grid with borders takes. One that comes as a whole is shown
   * on the board, and moves nothing.
   * @param {boolean} isWhole
   */
  #fit(isWhole) {
    this.#box.style.height = '';
    if (isWhole) this.#box.scrollTop = 0;
    else this.#box.style.height = `${Math.min(232, this.#box.scrollHeight)}px`;
  }

  /** @param {...(Node | string)} parts */
  #say(...parts) {
    this.#verdict.replaceChildren(...parts);
  }

  /**
   * Reads a text, that in the box if no other, and acts on it.
   * @param {{text?: string, file?: string, atLarge?: boolean, quiet?: boolean, shape?: Shape}} [how] `file`: its name
   */
  async #judge({text = this.#box.value, file = '', atLarge = false, quiet = false, shape} = {}) {
    const turn = this.#turn += 1;
    if (!text) return this.#say();
    const result = await this.#actions.read(text, shape);
    if (turn !== this.#turn) return;
    if (result.puzzles) this.#tellMany(text, file, result.puzzles, atLarge);
    else if (result.ok) {
      this.#tell(file, result.understood);
      if (!quiet) this.#actions.open(result);
    } else {
      this.#tellWrong(text, file, result, atLarge);
    }
  }

  /** Once it is known what its drawings mean, they are no longer called unread. @param {Opened} [opened] */
  #hearAnswers(opened) {
    if (!opened?.answered || opened.answered !== this.#box.value.trim()) return;
    this.#tell('', opened.understood);
    this.#actions.keep(this.#box.value, textOf(opened.puzzle));
  }

  /** @param {string} file @param {...(Node | string)} parts */
  #tell(file, ...parts) {
    this.#say(file && words('in-file', {file}), ...parts);
  }

  /** @param {string} text @param {string} file @param {Failure} failure @param {boolean} atLarge */
  #tellWrong(text, file, failure, atLarge) {
    const {message, choices, code, offset, cells} = failure.error;
    const where = () => this.#actions.explain(text, failure);
    if (choices?.length) {
      this.#tell(file, message, this.#choose(choices));
    } else if (text.length > MAX_SHOWN || code === 'engine' || (offset === undefined && !cells && !atLarge)) {
      this.#tell(file, message);
    } else if (atLarge) {
      this.#tell(file, message);
      where();
    } else {
      this.#tell(file, `${message} `, button(words('show-where'), where, 'quiet'));
    }
  }

  /** @param {Shape[]} shapes */
  #choose(shapes) {
    return element('span', {class: 'actions'}, ...shapes.map((shape) =>
      button(words('boxes', {rows: shape.boxRows, columns: shape.boxCols}), () => this.#judge({shape}))));
  }

  /**
   * Many puzzles open as a list; while one types they are only offered.
   * @param {string} text @param {string} file @param {string[]} puzzles @param {boolean} atLarge
   */
  #tellMany(text, file, puzzles, atLarge) {
    const list = async () => (await this.#many()).open(text, file, puzzles);
    this.#tell(file, `${words('many', {puzzles: puzzles.length})} `, button(words('open-list'), list, 'quiet'));
    if (atLarge) list();
  }
}
