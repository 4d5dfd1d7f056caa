/** The editor of a game: the board, the pad, the selection, and what typing and pointing do. */
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {byId} from '../common/dom.js';
import {borderedSides, eraseDrawn, spotParts} from './borders.js';
import {digitsOf, letterName} from './content.js';
import {candidatesIn, enter, erase} from './edits.js';
import {clashing} from './judge.js';
import {meaningOf, nextMode} from './keys.js';
import {Pad} from './pad.js';
import {Pen} from './pen.js';
import {Selection, shadesOf} from './selection.js';
import {modeName, spokenEntry} from './words.js';

/** @typedef {import('./edits.js').Mode} Mode */
/** @typedef {import('./edits.js').Change} Change */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./game.js').Entry} Entry */
/** @typedef {Awaited<ReturnType<typeof import('../../web/src/index.js').loadPlaying>>} Views */

/**
 * @typedef {object} Pointed
 * @property {number[]} wrong cells that are not right
 * @property {number[]} ringed cells that something rests on
 * @property {import('../../web/src/index.js').StepPattern | null} pattern of a hint
 * @property {boolean} isHint whether a hint points it out, so that it goes with the hint
 * @property {boolean} clashes whether clashes are shown
 */

/**
 * The services of the page.
 * @typedef {object} Listener
 * @property {() => void} changed after a command
 * @property {() => void} hint
 * @property {() => boolean} leave leaves what is told; false if there is nothing
 * @property {(text: string) => void} speak
 * @property {() => void} filtered the filter has changed
 */

const say = speaker('site/play', messages);

/** @type {Readonly<Pointed>} */
const NOTHING = Object.freeze({wrong: [], ringed: [], pattern: null, isHint: false, clashes: false});

export class GameEditor {
  /** @type {Mode} */
  mode = 'digit';
  isSeveral = false;
  /** The digit that a cell gets when it is chosen, if the digit is chosen first; else 0. */
  held = 0;
  /** The digit that is looked for; 0 without a filter; null while it is being chosen. @type {number | null} */
  filter = 0;
  #pen = new Pen();
  /** The cells pointed out until the next change. @type {Pointed} */
  #pointed = NOTHING;
  /** @type {InstanceType<Views['PlayBoard']> | null} */
  #board = null;

  /**
   * @param {Views} views
   * @param {import('./settings.js').Settings} settings
   * @param {Listener} listener
   */
  constructor(views, settings, listener) {
    this.views = views;
    this.settings = settings;
    this.listener = listener;
    this.pad = new Pad({setMode: (mode) => this.setMode(mode), enter: (number) => this.enter(number)}, views);
    new ResizeObserver(() => this.fit()).observe(byId('board'));
  }

  /** Another game. @param {Game} game */
  open(game) {
    this.game = game;
    this.selection = new Selection(game.shape);
    this.#pointed = NOTHING;
    const wasFiltered = this.filter !== 0;
    this.held = this.filter = 0;
    this.#pen.anchor = null;
    const {selection} = this;
    const selecting = (/** @type {(cell: number) => void} */ act) => (/** @type {number} */ cell) => {
      act(cell);
      this.#board?.focus(selection.cursor);
      this.refresh();
    };
    const board = new this.views.PlayBoard(game.shape, 'Sudoku', {
      key: (event) => this.key(event), speak: this.listener.speak,
      moved: (cell, isTaking) => this.#move(cell, isTaking),
      isSeveral: () => this.isSeveral, isDrawing: () => this.mode === 'line',
      only: selecting((cell) => selection.only(cell)), add: selecting((cell) => selection.add(cell)),
      toggle: selecting((cell) => (this.mode === 'line' ? this.#lineTo(cell) : selection.toggle(cell))),
      reach: selecting((cell) => selection.reach(cell)),
      like: selecting((cell) => this.held === 0 && selection.these(this.#cellsLike(cell))),
      draw: (stroke, isDone) => this.#draw(stroke, isDone), chosen: () => this.#put(),
    });
    this.#board = board;
    byId('board').replaceChildren(board.root);
    this.fit();
    this.refresh();
    if (wasFiltered) this.listener.filtered();
  }

  /** Fits the board into its place. */
  fit() {
    const {clientWidth, clientHeight} = byId('board');
    this.#board?.resize(clientWidth, clientHeight);
  }

  /** Draws what there is. */
  refresh() {
    const {game, selection, settings, held, filter, mode} = this;
    if (!game || !selection) return;
    const drawn = {lines: this.#pen.lines(game), borders: this.#pen.borders(game)};
    const cells = Array.from({length: game.cells}, (_, cell) => {
      const {corner, centre, colour, letter, spot} = game.content(cell);
      return {
        digit: game.digit(cell), given: game.isGiven(cell), corner: digitsOf(corner), centre: digitsOf(centre), colour,
        letter: letter ? letterName(letter) : '',
        ends: drawn.lines.flatMap(({from, to}) => (from === cell ? [to] : to === cell ? [from] : [])),
        sides: borderedSides(game, cell), spot: spot ? spotParts(spot) : null,
      };
    });
    const {wrong, ringed, pattern} = this.#pointed;
    const areClashesShown = settings.conflicts === 'always' || this.#pointed.clashes;
    const heldDigit = ['digit', 'corner', 'centre'].includes(mode) ? held : 0;
    this.#board?.show(this.views.playScene(cells, {
      clashing: areClashesShown ? clashing(game) : [], wrong, ringed, hint: pattern,
      boxed: settings.marks === 'boxed', drawn,
      shades: pattern ? undefined : shadesOf(game, selection, {filter: filter ?? 0, held: heldDigit, settings}),
      candidatesIn: (cell) => digitsOf(candidatesIn(game, cell)),
    }), (cell) => selection.has(cell));
    const pressed = filter !== 0 ? filter ?? 0 : mode === 'line' ? this.#pen.colour :
      settings.entry === 'digit' ? held : null;
    this.pad.show(game, {mode, pressed, isFiltering: filter === null});
  }

  /** Points cells out until the next change. @param {Partial<Pointed>} pointed */
  point(pointed) {
    this.#pointed = {...NOTHING, ...pointed};
    this.refresh();
  }

  /** Ends what a hint points out; what another message has pointed out since stays. */
  endHint() {
    if (this.#pointed.isHint) this.point({});
  }

  focus() {
    this.#board?.focus(this.selection?.cursor ?? 0);
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.held = 0;
    this.#pen.anchor = null;
    this.listener.speak(modeName(mode));
    this.refresh();
  }

  /** @param {boolean} isSeveral */
  setSeveral(isSeveral) {
    this.isSeveral = isSeveral;
    byId('several').setAttribute('aria-pressed', String(isSeveral));
    if (isSeveral) return;
    this.selection?.shrink();
    this.refresh();
  }

  /** Looks for a digit, asks for one (null), or ends that (0). @param {number | null} digit */
  setFilter(digit) {
    this.filter = digit;
    this.refresh();
    this.listener.filtered();
  }

  /**
   * A digit, mark, colour or letter for the selected cells, or for those that are chosen next; the colour of lines.
   * @param {number} number @param {Mode | null} [mode]
   */
  enter(number, mode = this.mode) {
    const meant = mode ?? this.mode;
    // While a filter is on, typing still fills cells: only the request for one takes a digit.
    if (this.filter === null && number <= (this.game?.shape.size ?? 0)) return this.setFilter(number);
    if (meant === 'line') {
      this.#pen.colour = number;
      this.listener.speak(say('lines-in', {colour: this.views.colourNames()[number]}));
      return this.refresh();
    }
    if (this.settings.entry === 'digit' && meant === this.mode) return this.#hold(number);
    this.#enter(number, meant);
  }

  /** @param {number} number @param {Exclude<Mode, 'line'>} mode */
  #enter(number, mode) {
    this.do((game, cells) => enter(game, cells, mode, number, {tidy: this.settings.tidy}));
  }

  /** Holds what the cells get that are chosen next. @param {number} number */
  #hold(number) {
    this.held = this.held === number ? 0 : number;
    this.listener.speak(say(this.held ? 'held' : 'held.nothing'));
    this.refresh();
  }

  /** Puts the digit that is held into the cells that are selected. */
  #put() {
    if (this.held && this.mode !== 'line') this.#enter(this.held, this.mode);
  }

  /** In lines the pen goes down, or draws to here. */
  #putByKey() {
    const {game, selection} = this;
    if (this.mode !== 'line' || !game || !selection) return this.#put();
    const changes = this.#pen.put(game, selection.cursor);
    if (changes) return this.do(() => changes);
    this.listener.speak(say('pen-down', {cell: game.shape.cellName(selection.cursor)}));
  }

  /** The cursor went to a cell by a key. @param {number} cell @param {boolean} isTaking */
  #move(cell, isTaking) {
    const {selection} = this;
    if (!selection || cell === selection.cursor) return;
    if (isTaking && this.mode === 'line') this.#lineTo(cell);
    else if (isTaking) selection.add(cell);
    else selection.only(cell);
    this.refresh();
  }

  /** A line from the cursor, which goes along. @param {number} cell */
  #lineTo(cell) {
    const {game, selection} = this;
    if (!game || !selection || cell === selection.cursor) return;
    const changes = this.#pen.join(game, selection.cursor, cell);
    selection.only(cell);
    this.do(() => changes);
  }

  /** @param {import('./pen.js').Stroke} stroke @param {boolean} isDone */
  #draw(stroke, isDone) {
    if (!this.game) return;
    const changes = this.#pen.drag(this.game, stroke, isDone);
    if (changes) this.do(() => changes);
    else this.refresh();
  }

  erase() {
    this.do(this.mode === 'line' ? eraseDrawn : erase);
  }

  undo() {
    this.#changed(this.game?.undo() ?? null);
  }

  redo() {
    this.#changed(this.game?.redo() ?? null);
  }

  /** @param {(game: Game, cells: number[]) => Change[]} command for the cells that are selected */
  do(command) {
    if (this.game && this.selection) this.#changed(this.game.change(command(this.game, this.selection.cells)));
  }

  /** @param {Entry | null} entry */
  #changed(entry) {
    const {game} = this;
    if (!game) return;
    this.#pointed = NOTHING;
    this.refresh();
    const withClashes = this.settings.conflicts === 'always';
    this.listener.speak(spokenEntry(game, entry, this.views.colourNames(), withClashes));
    if (entry) this.listener.changed();
  }

  /**
   * The effect of a key on the game.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it meant anything
   */
  key(event) {
    const meaning = this.game ? meaningOf(event, this.game.shape.size, this.mode) : null;
    if (!meaning) return false;
    switch (meaning.command) {
      case 'enter': this.enter(meaning.number, meaning.mode); break;
      case 'erase': this.erase(); break;
      case 'undo': this.undo(); break;
      case 'redo': this.redo(); break;
      case 'next-mode': this.setMode(nextMode(this.mode)); break;
      case 'last-mode': this.setMode(nextMode(this.mode, -1)); break;
      case 'put': this.#putByKey(); break;
      case 'border': this.do((game, cells) => this.#pen.side(game, cells, meaning.side)); break;
      case 'filter': this.toggleFilter(); break;
      case 'all': this.selectAll(); break;
      case 'shrink': if (!this.listener.leave()) this.#escape(); break;
      case 'conflict': this.toNextConflict(); break;
      case 'hint': this.listener.hint(); break;
    }
    return true;
  }

  /**
   * A key that was pressed beside the board, which means there what it means on it.
   * @param {KeyboardEvent} event
   */
  keyBeside(event) {
    return this.key(event) || (this.#board?.handleKey(event) ?? false);
  }

  toggleFilter() {
    this.setFilter(this.filter === 0 ? null : 0);
  }

  /** Leaves what was begun: a filter, a line, several cells. */
  #escape() {
    this.#pen.anchor = null;
    this.held = 0;
    if (this.filter !== 0) this.setFilter(0);
    this.setSeveral(false);
  }

  selectAll() {
    const {game, selection} = this;
    if (!game || !selection) return;
    selection.these(Array.from({length: game.cells}, (_, cell) => cell));
    this.listener.speak(say('all-cells'));
    this.refresh();
  }

  /** Moves the cursor to the next cell that clashes, where clashes may be shown. */
  toNextConflict() {
    const {game, selection} = this;
    if (!game || !selection) return;
    const cells = this.settings.conflicts === 'never' ? this.#pointed.wrong : clashing(game);
    const next = cells.find((cell) => cell > selection.cursor) ?? cells[0];
    if (next === undefined) return this.listener.speak(say('conflict.none'));
    selection.only(next);
    this.#pointed = {...this.#pointed, clashes: this.settings.conflicts !== 'never'};
    this.focus();
    this.refresh();
    this.listener.speak(say('conflict', {cell: game.shape.cellName(next)}));
  }

  /** Cells that hold the same digit; of an empty cell, those with the same colour. @param {number} cell */
  #cellsLike(cell) {
    const game = /** @type {Game} */ (this.game);
    const digit = game.digit(cell);
    const {colour} = game.content(cell);
    const isLike = (/** @type {number} */ other) =>
      digit ? game.digit(other) === digit : colour > 0 && game.content(other).colour === colour;
    return Array.from({length: game.cells}, (_, other) => other).filter((other) => other === cell || isLike(other));
  }
}
