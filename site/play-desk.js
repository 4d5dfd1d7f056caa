/** Where a game is played: the board, the pad, what is selected, and what typing and pointing do. */
import {byId} from './dom.js';
import {digitsOf} from './play-content.js';
import {candidatesIn, enter, erase} from './play-deeds.js';
import {clashing} from './play-judge.js';
import {meaningOf, nextMode} from './play-keys.js';
import {Pad} from './play-pad.js';
import {Selection} from './play-selection.js';
import {MODE_NAMES, cellList, spokenEntry} from './play-words.js';

/** @typedef {import('./play-deeds.js').Mode} Mode */
/** @typedef {import('./play-deeds.js').Change} Change */
/** @typedef {import('./play-game.js').Game} Game */
/** @typedef {import('./play-game.js').Entry} Entry */
/** @typedef {Awaited<ReturnType<typeof import('../web/src/index.js').loadPlaying>>} Views */

/**
 * @typedef {object} Pointed
 * @property {number[]} wrong cells that are not right
 * @property {number[]} ringed cells that something rests on
 * @property {import('../web/src/index.js').StepPattern | null} pattern of a hint
 * @property {boolean} clashes whether clashes are shown
 */

/** @type {Readonly<Pointed>} */
const NOTHING = Object.freeze({wrong: [], ringed: [], pattern: null, clashes: false});

/** Above and below the board, where the window's height is the limit. */
const OTHER_HEIGHT = 180;
const LEAST_BOARD = 380;
/** Where the board has a column of its own. */
const WIDE = 960;

export class Desk {
  /** @type {Mode} */
  mode = 'digit';
  isSeveral = false;
  /** What is pointed out until the next change. @type {Pointed} */
  #pointed = NOTHING;
  /** @type {InstanceType<Views['PlayBoard']> | null} */
  #board = null;

  /**
   * @param {Views} views
   * @param {import('./play-settings.js').Settings} settings
   * @param {{changed: () => void, hint: () => void, speak: (text: string) => void}} listener
   */
  constructor(views, settings, listener) {
    this.views = views;
    this.settings = settings;
    this.listener = listener;
    this.pad = new Pad({setMode: (mode) => this.setMode(mode), enter: (number) => this.enter(number)}, views);
  }

  /** Another game. @param {Game} game */
  open(game) {
    this.game = game;
    this.selection = new Selection(game.shape);
    this.#pointed = NOTHING;
    const {selection} = this;
    const selecting = (/** @type {(cell: number) => void} */ act) => (/** @type {number} */ cell) => {
      act(cell);
      this.#board?.focus(selection.cursor);
      this.refresh();
    };
    const board = new this.views.PlayBoard(game.shape, 'Sudoku', {
      key: (event) => this.key(event), speak: this.listener.speak,
      moved: (cell, isTaking) => {
        if (cell === selection.cursor) return;
        if (isTaking) selection.add(cell);
        else selection.only(cell);
        this.refresh();
      },
      isSeveral: () => this.isSeveral, startSeveral: () => this.setSeveral(true),
      only: selecting((cell) => selection.only(cell)), add: selecting((cell) => selection.add(cell)),
      toggle: selecting((cell) => selection.toggle(cell)), reach: selecting((cell) => selection.reach(cell)),
      like: selecting((cell) => selection.these(this.#cellsLike(cell))),
    });
    this.#board = board;
    byId('board').replaceChildren(board.root);
    this.fit();
    this.refresh();
  }

  /** Fits the board into the window. */
  fit() {
    const isWide = innerWidth >= WIDE;
    const {clientWidth} = byId('board');
    this.#board?.resize(clientWidth, isWide ? Math.max(LEAST_BOARD, innerHeight - OTHER_HEIGHT) : Infinity);
  }

  /** Draws what there is. */
  refresh() {
    const {game, selection} = this;
    if (!game || !selection) return;
    const cells = Array.from({length: game.cells}, (_, cell) => {
      const {corner, centre, colour} = game.content(cell);
      const digit = game.digit(cell);
      return {digit, given: game.isGiven(cell), corner: digitsOf(corner), centre: digitsOf(centre), colour};
    });
    const {wrong, ringed, pattern} = this.#pointed;
    const areClashesShown = this.settings.conflicts === 'always' || this.#pointed.clashes;
    this.#board?.show(this.views.playScene(cells, {
      clashing: areClashesShown ? clashing(game) : [], wrong, ringed, hint: pattern,
      candidatesIn: (cell) => digitsOf(candidatesIn(game, cell)),
    }), (cell) => selection.has(cell));
    this.pad.show(game, this.mode);
  }

  /** Points cells out until the next change. @param {Partial<Pointed>} pointed */
  point(pointed) {
    this.#pointed = {...NOTHING, ...pointed};
    this.refresh();
  }

  focus() {
    this.#board?.focus(this.selection?.cursor ?? 0);
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.listener.speak(MODE_NAMES[mode]);
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

  /** A digit, mark or colour for the selected cells. @param {number} number @param {Mode | null} [mode] */
  enter(number, mode = this.mode) {
    this.do((game, cells) => enter(game, cells, mode ?? this.mode, number, {tidy: this.settings.tidy}));
  }

  erase() {
    this.do(erase);
  }

  undo() {
    this.#changed(this.game?.undo() ?? null);
  }

  redo() {
    this.#changed(this.game?.redo() ?? null);
  }

  /** @param {(game: Game, cells: number[]) => Change[]} deed for the cells that are selected */
  do(deed) {
    if (this.game && this.selection) this.#changed(this.game.change(deed(this.game, this.selection.cells)));
  }

  /** @param {Entry | null} entry */
  #changed(entry) {
    const {game} = this;
    if (!game) return;
    this.#pointed = NOTHING;
    this.refresh();
    this.listener.speak(spokenEntry(game, entry, this.views.COLOUR_NAMES));
    if (entry) this.listener.changed();
  }

  /**
   * What a key does to the game.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it meant anything
   */
  key(event) {
    const meaning = this.game ? meaningOf(event, this.game.shape.size) : null;
    if (!meaning) return false;
    switch (meaning.deed) {
      case 'enter': this.enter(meaning.number, meaning.mode); break;
      case 'erase': this.erase(); break;
      case 'undo': this.undo(); break;
      case 'redo': this.redo(); break;
      case 'mode': this.setMode(nextMode(this.mode)); break;
      case 'all': this.selectAll(); break;
      case 'shrink': this.setSeveral(false); break;
      case 'conflict': this.toNextConflict(); break;
      case 'hint': this.listener.hint(); break;
    }
    return true;
  }

  selectAll() {
    const {game, selection} = this;
    if (!game || !selection) return;
    selection.these(Array.from({length: game.cells}, (_, cell) => cell));
    this.listener.speak('All cells.');
    this.refresh();
  }

  /** Moves the cursor to the next cell that clashes, where clashes may be shown. */
  toNextConflict() {
    const {game, selection} = this;
    if (!game || !selection) return;
    const cells = this.settings.conflicts === 'never' ? this.#pointed.wrong : clashing(game);
    const next = cells.find((cell) => cell > selection.cursor) ?? cells[0];
    if (next === undefined) return this.listener.speak('No conflict.');
    selection.only(next);
    this.#pointed = {...this.#pointed, clashes: this.settings.conflicts !== 'never'};
    this.focus();
    this.refresh();
    this.listener.speak(`Conflict in ${cellList(game, [next])}.`);
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
