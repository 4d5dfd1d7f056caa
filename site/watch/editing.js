/**
 * Typing a puzzle into the grid: the player takes the digits, and undoes them; this starts with an empty grid, offers
 * the shapes and says when it is done. Loaded when it is first asked for.
 */
import {formatLink, geometryOf} from '../../web/src/index.js';
import {button, element} from '../common/dom.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/editing.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../common/opened.js').Shape} Shape */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {Shape & {rules?: import('../../web/src/index.js').Puzzle['rules']}} Edited */

const words = speaker('site/editing', english);

const SIDES = Array.from({length: 11}, (_, i) => i + 2);
const MOST_DIGITS = 25;

/**
 * The services of the page for typing.
 * @typedef {object} Page
 * @property {import('../../web/src/index.js').SudokuScope} scope
 * @property {(text: string, shape?: Shape) => Promise<Opened | Failure>} read
 * @property {(opened: Opened, how?: {editing: boolean}) => void} open
 * @property {(parts: Node[]) => void} showMessage
 * @property {(message: string) => void} say
 */

/**
 * Lets the grid be typed into.
 * @param {Edited} start the grid as it is
 * @param {boolean} isEmptied whether it starts with an empty grid; what was there is one undo away
 * @param {Page} page
 * @returns {() => void} ends it, for what is opened instead
 */
export function startEditing(start, isEmptied, page) {
  const {scope, showMessage} = page;
  scope.seek('start');
  scope.editable = true;
  scope.classList.add('typed-into');
  const typing = new EditPanel(start, page);
  showMessage(typing.nodes);
  if (isEmptied) typing.empty();
  scope.focus();
  scope.scrollIntoView({block: 'start'});
  return () => typing.leave();
}

/** The parts beside the grid, and below it, while one types. */
class EditPanel {
  #page;
  /** Its rules stay, and with them its boxes. */
  #start;
  #rows = side(words('rows'));
  #columns = side(words('columns'));
  #size = /** @type {HTMLOutputElement} */ (element('output', {class: 'note'}));
  #done = button(words('done'), () => this.#finish(), 'primary');
  #turn = 0;

  /** @param {Edited} start @param {Page} page */
  constructor(start, page) {
    this.#page = page;
    this.#start = start;
    adoptRareLooks();
    this.#follow(start);
    for (const picker of [this.#rows, this.#columns]) picker.addEventListener('change', () => this.#reshape());
    this.#done.slot = 'typing';
    page.scope.append(this.#done);
    this.listener = (/** @type {Event} */ event) => {
      const {puzzle} = /** @type {CustomEvent} */ (event).detail ?? {};
      if (puzzle) this.#follow(puzzle);
    };
    page.scope.addEventListener('change', this.listener);
  }

  get nodes() {
    return [
      element('h2', {}, words('title')),
      element('p', {class: 'lead'}, words('how')),
      element('div', {class: 'shape'}, ...this.#start.rules ? [words('rules-stay')] :
        [words('boxes'), this.#rows, '×', this.#columns, this.#size],
      button(words('clear'), () => this.empty(), 'quiet'),
      element('button', {type: 'button', 'class': 'quiet', 'data-do': 'rules'}, words('rules'))),
    ];
  }

  get #chosen() {
    return {boxRows: Number(this.#rows.value), boxCols: Number(this.#columns.value)};
  }

  empty() {
    const {rules} = this.#start;
    if (!rules) return this.#take('.'.repeat(sizeOf(this.#chosen) ** 2), true);
    const {size} = geometryOf({...this.#start, rules});
    return this.#take(formatLink({...this.#start, puzzle: '.'.repeat(size ** 2)}), true);
  }

  /** The digits stay where they fit. */
  #reshape() {
    const {puzzle} = this.#page.scope;
    const isFitting = puzzle.length === sizeOf(this.#chosen) ** 2;
    return isFitting ? this.#take(puzzle, true) : this.empty();
  }

  #finish() {
    return this.#take(this.#page.scope.puzzle, false);
  }

  /**
   * Reads a grid and opens it, or says what is wrong; an answer that a later one has overtaken is dropped.
   * @param {string} line @param {boolean} editing whether typing goes on
   */
  async #take(line, editing) {
    const {read, open, say, scope} = this.#page;
    const turn = this.#turn += 1;
    const result = await read(line, this.#start.rules ? undefined : this.#chosen);
    if (turn !== this.#turn) return;
    if (!result.ok) {
      say(result.error.message);
      return;
    }
    open(result, {editing});
    if (editing) scope.focus();
  }

  leave() {
    const {scope} = this.#page;
    this.#done.remove();
    scope.removeEventListener('change', this.listener);
    scope.classList.remove('typed-into');
  }

  /** Shows the shape of the grid; sides that would make it too large to draw can't be chosen. @param {Shape} shape */
  #follow({boxRows, boxCols}) {
    this.#rows.value = String(boxRows);
    this.#columns.value = String(boxCols);
    for (const option of this.#rows.options) option.disabled = Number(option.value) * boxCols > MOST_DIGITS;
    for (const option of this.#columns.options) option.disabled = Number(option.value) * boxRows > MOST_DIGITS;
    this.#size.value = `${boxRows * boxCols}×${boxRows * boxCols}`;
  }
}

/** @param {Shape} shape */
function sizeOf({boxRows, boxCols}) {
  return boxRows * boxCols;
}

/** @param {string} label @returns {HTMLSelectElement} */
function side(label) {
  return /** @type {HTMLSelectElement} */ (element('select', {'aria-label': label},
    ...SIDES.map((rows) => element('option', {value: rows}, String(rows)))));
}
