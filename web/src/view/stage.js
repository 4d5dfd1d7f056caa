/**
 * Everything inside the element: board, sentence, tabs, transport, put together and drawn from what the element tells.
 * It asks for steps through commands, has no timers and knows no engine.
 */

import {geometry} from '../geometry.js';
import {Board} from './board.js';
import {SvgCells} from './cells-svg.js';
import {element} from './dom.js';
import {Grid} from './grid.js';
import {ROOMS} from './layout.js';
import {inThisTask} from './rounds.js';
import {sceneOfPuzzle} from './scene.js';
import {adopt} from './style-sheet.js';
import {Transport} from './transport.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('../geometry.js').Notation} Notation */
/** @typedef {import('../narrate.js').Part} Part */
/** @typedef {import('../timeline.js').Moment} Moment */
/** @typedef {import('../timeline.js').Timeline} Timeline */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * @typedef {import('./transport.js').Commands & {
 *   type: (cell: number, key: string) => boolean, choose: (strategy: import('../links.js').LinkStrategy) => void,
 *   setting: (name: string, value?: string) => string, prepare: () => void}}
 *   Commands
 */

/**
 * How a step is shown.
 * @typedef {object} Showing
 * @property {'step' | 'jump' | 'net'} manner
 * @property {number} speed
 */

/** While single steps are too fast to be seen, words follow at this distance in milliseconds. */
const WORDS_EVERY = 150;
/** What stands above and below the grid when the window's height is the limit. */
const OTHER_HEIGHT = 254;
const LEAST_GRID = 380;
/** A window this low, of a phone that lies, is for the board and one row of buttons. */
const LOW = 520;
const BUTTONS_HEIGHT = 60;
/** Grids above this size are drawn on a canvas. */
const MOST_SVG = 9;
/** Narrower embeds have no room for tabs. */
const LEAST_TABS = 600;
/** From here on there is room for two panels, one above the other. */
const LEAST_TWO = 960;

export class Stage {
  #boardPlace = element('div', {class: 'place'});
  #watch = element('div', {class: 'watch'});
  #title = element('div', {class: 'title'});
  /** What stands in the place of the sentence before the first one. */
  #still = element('p', {class: 'still'});
  /** The name of the solver, which an embed has no room for. @type {Promise<any> | null} */
  #solver = null;
  #label = element('span');
  #live = element('div', {class: 'hidden', 'aria-live': 'polite'});
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Board | null} */
  #board = null;
  /** @type {Grid | null} */
  #grid = null;
  /** @type {import('./lens.js').Lens | null} */
  #lens = null;
  /** @type {import('./column.js').Column | null} */
  #column = null;
  /** @type {import('./why.js').Why | null} */
  #why = null;
  /** @type {import('./hands.js').Hands | null} */
  #hands = null;
  #handsPlace = element('div');
  #offers = element('div', {class: 'offers'});
  /** What the column is to say, in place of a step. @type {Part[] | null} */
  #told = null;
  /** @type {Moment | null} the one that is shown */
  #moment = null;
  #isLoading = false;
  #isEditing = false;
  #padPlace = element('div');
  /** @type {Geometry | null} */
  #shape = null;
  /** @type {Notation} */
  #shapeNotation = 'A1';
  #worded = 0;
  /** Of the element, and of what holds the board, once they were measured. */
  #width = 0;
  #leftWidth = 0;
  /** Cells whose text was not brought up to date while it went fast. @type {Set<number>} */
  #unsaid = new Set();

  /** @param {Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.transport = new Transport(commands);
    /** @type {Notation} */
    this.notation = 'A1';
    this.#title.append(element('div', {class: 'label'}, element('slot', {name: 'caption'}, this.#label)));
    this.left = element('div', {class: 'left'}, this.#title, this.#boardPlace,
      element('slot', {class: 'fallback'}), this.#padPlace);
    this.aside = element('slot', {name: 'aside'});
    this.#watch.append(this.#still, this.#handsPlace);
    this.root = element('div', {class: 'scope', lang: 'en'},
      element('div', {class: 'stage'}, this.left, element('div', {class: 'right'},
        this.#watch,
        element('div', {class: 'aside'}, this.aside))),
      this.transport.root, this.#live);
    // Who comes near is about to step: what makes and shows steps is fetched meanwhile.
    for (const type of ['pointerenter', 'focusin']) {
      this.root.addEventListener(type, () => {
        commands.prepare();
        import('./later.js').then(({Skips}) => this.transport.add(Skips), () => {});
      }, {once: true});
    }
  }

  /** Adds what only a whole page has room for. @param {typeof import('./whole.js')} whole */
  complete({Dials, Skips}) {
    this.transport.add(Skips);
    this.transport.add(Dials);
  }

  /** Whether nothing is said of a step before the first one: where the page's own words stand, or there is no room. */
  get isQuiet() {
    return this.#isAside(0) || this.#room === 'none';
  }

  /**
   * Another puzzle: an empty board of its shape.
   * @param {{boxRows: number, boxCols: number}} shape
   * @param {string} label
   * @param {Notation} notation
   */
  #setShape({boxRows, boxCols}, label, notation) {
    const shape = geometry(boxRows, boxCols);
    this.notation = notation;
    this.#label.textContent = this.#still.textContent = label;
    if (this.#shape === shape && this.#shapeNotation === notation) return;
    this.#shape = shape;
    this.#shapeNotation = notation;
    this.#scene = null;
    this.root.classList.toggle('big', shape.size > 16);
    if (shape.size <= MOST_SVG) this.#setBoard(shape, new SvgCells(shape), null, label);
    else this.#setLargeBoard(shape, label);
  }

  /** Grids that are drawn on a canvas come with a lens. @param {Geometry} shape @param {string} label */
  async #setLargeBoard(shape, label) {
    this.#board = null;
    const {CanvasCells, Lens} = await import('./later.js');
    if (shape !== this.#shape) return;
    this.#setBoard(shape, new CanvasCells(shape), new Lens(shape, this.notation), label);
    if (this.#scene) this.#draw(this.#scene);
  }

  /**
   * @param {Geometry} shape @param {import('./board.js').Cells} cells @param {import('./lens.js').Lens | null} lens
   * @param {string} label
   */
  #setBoard(shape, cells, lens, label) {
    this.#board = new Board(shape, this.notation, cells);
    this.#grid = new Grid(shape, label || 'Sudoku', {
      onType: (cell, key) =>
        this.#hands?.type(cell, key) || this.commands.type(cell, key) || this.#askByKey(cell, key),
      onRead: (text) => this.speak(text),
      onMove: (cell) => {
        this.#lens?.look(cell);
        this.#drawLens();
        this.#askable().then((why) => this.#hands?.isPicking || why.enter(cell));
      },
    });
    for (const type of /** @type {const} */ (['pointermove', 'pointerleave', 'click'])) {
      this.#board.root.addEventListener(type, async (event) =>
        (this.#hands?.isPicking ? this.#hands : await this.#askable()).point(event));
    }
    this.#lens = lens;
    this.#lookAt(this.#moment);
    this.#board.root.append(this.#grid.root, ...(lens ? [lens.viewport] : []));
    this.#boardPlace.replaceChildren(this.#board.root);
    this.#column?.setTimeline(this.#timeline, this.notation, lens);
    this.#fit();
    if (this.#isEditing) this.setEditing(true);
  }

  /** Another run, or none. @param {Timeline | null} timeline */
  setTimeline(timeline) {
    this.#timeline = timeline;
    this.#moment = null;
    this.#told = null;
    this.#column?.setTimeline(timeline, this.notation, this.#lens);
  }

  get #host() {
    return /** @type {ShadowRoot} */ (this.root.getRootNode()).host;
  }

  get #isEmbed() {
    return ['compact', 'none'].includes(this.#host.getAttribute('controls') ?? '');
  }

  /** For how many panels beside or below the board. @returns {import('./panel-rack.js').Room} */
  get #room() {
    const width = this.#width || this.#host.clientWidth;
    if (this.#isEmbed) return width < LEAST_TABS ? 'none' : 'one';
    return width < LEAST_TWO ? 'one' : 'two';
  }

  /** Fits everything to the element's width. */
  resize() {
    inThisTask(this.#measure);
  }

  #measure = () => {
    this.#width = this.#host?.clientWidth ?? 0;
    this.#leftWidth = this.left.clientWidth;
    return () => this.#fit();
  };

  #fit() {
    const [board, width] = [this.#board, this.#width];
    if (!board || !width) return;
    this.#column?.setRoom(this.#room);
    for (const cell of this.#fitBoard(board, width)) this.#unsaid.add(cell);
    if (board.layout) this.#grid?.resize(board.layout);
    if (this.#scene) this.#say(this.#scene);
    this.transport.strip.redraw();
    this.#measureLens();
    this.#why?.close();
    this.#hands?.redraw();
  }

  /** @param {Board} board @param {number} width @returns {number[]} the cells that changed */
  #fitBoard(board, width) {
    if (this.#isEmbed) return board.resize(width < 600 ? width - 2 : 398, ROOMS.embed);
    const isNarrow = width < 720;
    const room = isNarrow ? ROOMS.narrow : ROOMS.wide;
    const most = this.#gridHeight(width) + room.left + room.right;
    return board.resize(Math.min(isNarrow ? width : this.#leftWidth, most), room);
  }

  /** How high the grid may be beside everything that is in sight with it. @param {number} width of the element */
  #gridHeight(width) {
    const isFrame = self !== top;  // whose height follows what it holds
    if (!isFrame && innerHeight < LOW && width > innerHeight) {
      return innerHeight - BUTTONS_HEIGHT - ROOMS.narrow.top - ROOMS.narrow.bottom;
    }
    return width < 720 ? width : Math.max(LEAST_GRID, innerHeight - OTHER_HEIGHT - ROOMS.wide.top - ROOMS.wide.bottom);
  }

  /** Takes the colours of the theme that is on. */
  recolor() {
    this.#board?.recolor();
    this.transport.strip.redraw();
    this.#column?.recolor();
  }

  /**
   * A puzzle alone, as it was typed: another one, or another shape.
   * @param {import('../plain-puzzle.js').Puzzle} puzzle
   * @param {string} label
   * @param {Notation} notation
   */
  showPuzzle(puzzle, label, notation) {
    this.#setShape(puzzle, label, notation);
    if (this.#shape) this.#draw(sceneOfPuzzle(this.#shape, puzzle));
  }

  /** @param {Moment} moment @param {Scene} scene @param {Showing} showing */
  showStep(moment, scene, {manner, speed}) {
    const timeline = this.#timeline;
    if (!timeline) return;
    this.#moment = moment;
    this.#why?.setMoment(timeline, moment);
    if (manner === 'net') Object.assign(scene, {struck: null, ringed: [], unit: -1, conflict: null, pattern: null});
    this.#lookAt(moment);
    this.#draw(scene, manner === 'step' && speed <= 4 ? speed : undefined, manner === 'net');
    const isSoon = performance.now() - this.#worded < WORDS_EVERY;
    if (manner === 'net' && isSoon && moment.index < timeline.run.length) return;
    this.#worded = performance.now();
    this.#told = null;
    this.#drawLens();
    if (this.#column) this.#column.showStep(moment);
    else this.#loadColumn();
  }

  /** @param {import('../links.js').LinkStrategy} strategy */
  async showSolver(strategy) {
    if (this.#isEmbed) return;
    this.#solver ??= import('./whole.js').then(({SolverPicker}) => {
      const picker = new SolverPicker(this.commands.choose);
      this.#title.append(picker.root);
      return picker;
    });
    (await this.#solver).show(strategy);
  }

  /** The run has grown, or ended. */
  refresh() {
    this.#column?.refresh();
  }

  /** Says something else than a step: what is wrong. @param {Part[]} parts */
  tell(parts) {
    this.#told = parts;
    if (this.#column) this.#column.tell(parts);
    else this.#loadColumn();
    this.speak(parts.map(({text}) => text).join(''));
  }

  /** The step's sentence, to those who listen. @param {Moment} moment */
  speakStep(moment) {
    if (this.#column) this.speak(this.#column.words(moment));
  }

  /** To those who listen. @param {string} text */
  speak(text) {
    this.#live.textContent = text;
  }

  /** @param {number} step */
  showAside(step) {
    this.root.classList.toggle('at-start', this.#isAside(step));
  }

  /** Whether what the page has slotted stands at the side: before the first step. @param {number} step */
  #isAside(step) {
    return step === 0 && this.aside.assignedElements().length > 0;
  }

  /** @param {boolean} isEditing */
  async setEditing(isEditing) {
    this.root.classList.toggle('editing', isEditing);
    this.#isEditing = isEditing;
    this.#padPlace.replaceChildren();
    if (!isEditing || !this.#shape) return;
    const {PAD_CSS, digitPad} = await import('./later.js');
    const shape = this.#shape;
    if (!this.#isEditing) return;
    adopt(/** @type {ShadowRoot} */ (this.root.getRootNode()), PAD_CSS);
    this.#padPlace.replaceChildren(digitPad(shape, (key) => this.commands.type(this.#grid?.current ?? 0, key)));
  }

  /** @param {number} [cell] */
  focusGrid(cell) {
    this.#grid?.focus(cell);
  }

  /** Where the reader's own doings stand. */
  async hands() {
    const {Hands} = await import('./hands.js');
    this.#hands ??= new Hands({
      root: this.root, place: this.#handsPlace, offers: this.#offers, sheet: this.transport.extras,
      board: () => this.#board, focusGrid: (cell) => this.focusGrid(cell), recolor: () => this.recolor(),
      settle: () => this.#moment && this.#column?.showStep(this.#moment), speak: (text) => this.speak(text),
    });
    return this.#hands;
  }

  /** @param {Scene} scene @param {number} [speed] @param {boolean} [quietly] */
  #draw(scene, speed, quietly = false) {
    this.#scene = scene;
    const changed = this.#board?.draw(scene, speed) ?? [];
    for (const cell of changed) this.#unsaid.add(cell);
    if (!quietly) {
      this.#say(scene);
      this.#drawLens();
    }
  }

  /** Brings the text of cells up to date. @param {Scene} scene */
  #say(scene) {
    this.#grid?.draw(scene, [...this.#unsaid]);
    this.#unsaid.clear();
  }

  #measureLens() {
    this.#lens?.measure();
    this.#drawLens();
  }

  #drawLens() {
    if (this.#lens && this.#scene && this.#board?.layout) this.#lens.draw(this.#scene, this.#board.layout);
  }

  /** @param {Moment | null} moment */
  #lookAt(moment) {
    if (moment?.event) this.#lens?.follow(moment.event);
  }

  /**
   * A digit asks why it is in the cell or can't be, Enter goes through those that can be asked for, Escape closes.
   * @param {number} cell
   * @param {string} key
   */
  #askByKey(cell, key) {
    if (key === 'Escape') return this.#why?.escape() ?? false;
    if (!/^([1-9]|Enter)$/.test(key)) return false;
    this.#askable().then((why) => (key === 'Enter' ? why.askNext(cell) : why.askFor(cell, Number(key))));
    return true;
  }

  /** Once somebody may ask. */
  async #askable() {
    const {Why} = await import('./why.js');
    if (!this.#why) {
      this.#why = new Why(this.#watch, {seek: this.commands.seek, speak: (text) => this.speak(text)});
      this.#why.setMoment(this.#timeline, this.#moment);
    }
    if (this.#board) this.#why.attach(this.#board, this.notation);
    return this.#why;
  }

  /** Once there is something to read; not where it would not be seen. */
  async #loadColumn() {
    if (this.#isLoading || this.#isAside(this.#moment?.index ?? 0)) return;
    this.#isLoading = true;
    const {COLUMN_CSS, Column} = await import('./later.js');
    adopt(/** @type {ShadowRoot} */ (this.root.getRootNode()), COLUMN_CSS);
    const {seek, setting} = this.commands;
    const column = new Column({seek, setting, speak: (text) => this.speak(text)}, this.#offers,
      () => this.#measureLens());
    this.#column = column;
    column.setRoom(this.#room);
    const [sentence, ...panels] = column.nodes;
    this.#still.replaceWith(sentence);
    this.#handsPlace.after(...panels);
    column.setTimeline(this.#timeline, this.notation, this.#lens);
    if (this.#moment) column.showStep(this.#moment);
    if (this.#told) column.tell(this.#told);
  }
}
