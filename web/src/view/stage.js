/**
 * Everything inside the element: board, sentence, tabs and transport. The element calls it to draw moments; it requests
 * steps through commands, and has neither timers nor an engine.
 */

import {geometryOf} from '../grid/geometry.js';
import {spokenDirection, spokenLanguage} from '../language/catalogue.js';
import {Board} from './board/board.js';
import {SvgCells} from './board/cells-svg.js';
import {element, setAttributes} from './dom.js';
import {Grid} from './board/grid.js';
import {Later, quietly} from './later.js';
import {Extent} from './room.js';
import {inThisTask} from './controls/ticks.js';
import * as moments from './moments.js';
import {listRules} from './rule-place.js';
import {sceneOfPuzzle} from './board/scene.js';
import {Transport} from './controls/transport.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../words/narrate.js').Part} Part */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */
/** @typedef {import('./board/scene.js').Scene} Scene */

/**
 * @typedef {import('./controls/transport.js').Commands & {
 *   type: (cell: number, key: string) => boolean, undo: () => void, redo: () => void,
 *   setFigures: (figures: import('../element/typing.js').Figures) => void,
 *   choose: (strategy: import('../links/links.js').LinkStrategy) => void,
 *   setting: (name: string, value?: string) => string, prepare: () => void}}
 *   Commands
 */

/**
 * How to show a step.
 * @typedef {object} Showing
 * @property {'step' | 'jump' | 'net'} manner
 * @property {number} speed
 */

/** The time between updates of words in milliseconds, if single steps are too fast to see. */
const WORDS_EVERY = 150;
/** Grids above this size are drawn on a canvas. */
const MOST_SVG = 9;

export class Stage {
  boardPlace = element('div', {class: 'place'});
  watch = element('div', {class: 'watch'});
  #title = element('div', {class: 'title'});
  #rulePlace = element('div');
  /** The line shown where the sentence will be, before the first step. */
  still = element('p', {class: 'still'});
  /**
   * The name of the solver, which an embed has no room for.
   * @type {import('./controls/solver-picker.js').SolverPicker | null}
   */
  #solver = null;
  /** @type {import('../links/links.js').LinkStrategy | null} */
  #strategy = null;
  #label = element('span');
  /** The grid's name for screen readers. */
  #name = '';
  live = element('div', {class: 'hidden', 'aria-live': 'polite'});
  /** @type {Timeline | null} */
  timeline = null;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Board | null} */
  board = null;
  /** @type {Grid | null} */
  grid = null;
  /** @type {import('./board/lens.js').Lens | null} */
  lens = null;
  /** @type {import('./panels/column.js').Column | null} */
  column = null;
  /** @type {import('./asking.js').Asking | null} */
  #asking = null;
  /** @type {import('./controls/what-if.js').WhatIfPanel | null} */
  whatIfPanel = null;
  whatIfPlace = element('div');
  offers = element('div', {class: 'offers'});
  /** The reason why playing stopped, until the next step. */
  stopped = element('p', {class: 'stopped'});
  /** A message that the column shows instead of a step. @type {Part[] | null} */
  sentence = null;
  /** @type {Moment | null} the one that is shown */
  moment = null;
  #isEditing = false;
  padPlace = element('div', {class: 'pad-place'});
  /** @type {import('./controls/pad-place.js').PadPlace | null} */
  #pad = null;
  /** True for undo and redo if there is something typed to undo or redo. */
  #typed = {canUndo: false, canRedo: false};
  /** @type {Geometry | null} */
  #shape = null;
  /** @type {Notation} */
  #shapeNotation = 'A1';
  #worded = 0;
  /** The pattern that is emphasised at the step, with all of its cases. @type {Scene['pattern']} */
  #wholePattern = null;
  extent = new Extent();
  /** @type {import('./presenting/presentation.js').Presentation | null} */
  #presentation = null;
  /** Cells whose text was not brought up to date while it went fast. @type {Set<number>} */
  #unsaid = new Set();

  /** @param {Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.transport = new Transport(commands);
    /** @type {Notation} */
    this.notation = 'A1';
    this.root = element('div', {class: 'scope', lang: spokenLanguage(), dir: spokenDirection()});
    const later = new Later(this.speak);
    this.load = later.load;
    this.#title.append(element('div', {class: 'label'}, element('slot', {name: 'caption'}, this.#label)));
    this.left = element('div', {class: 'left'}, this.#title, this.#rulePlace, this.boardPlace,
      element('slot', {class: 'fallback'}), this.padPlace);
    this.aside = element('slot', {name: 'aside'});
    this.watch.append(this.still, this.stopped, later.line, this.whatIfPlace);
    this.root.append(
      element('div', {class: 'stage'}, this.left, element('div', {class: 'right'},
        this.watch,
        element('div', {class: 'aside'}, this.aside))),
      this.transport.root, this.live);
    // A pointer that comes near is about to step: the code that makes and shows steps is fetched meanwhile.
    for (const type of ['pointerenter', 'focusin']) {
      this.root.addEventListener(type, async () => {
        commands.prepare();
        const part = await quietly(moments.firstStep);
        if (part) this.transport.add(part.Skips);
      });
    }
  }

  /** Adds what a full page has. @param {typeof import('./full-page.js')} fullPage */
  complete({SpeedControls, Skips, SolverPicker}) {
    this.transport.add(Skips);
    this.transport.add(SpeedControls);
    if (this.#solver) return;
    this.#solver = new SolverPicker(this.commands.choose, this.load);
    this.#title.append(this.#solver.root);
    if (this.#strategy) this.#solver.show(this.#strategy);
  }

  /** True if there is no sentence before the first step: the page has its own words there, or there is no room. */
  get isQuiet() {
    if (!this.extent.width) this.#measure();
    return this.#isAside(0) || (this.extent.panels === 'none' && !this.column);
  }

  /**
   * Shows an empty board for another puzzle.
   * @param {import('../grid/plain-puzzle.js').Puzzle} puzzle @param {Notation} notation
   */
  #setShape(puzzle, notation) {
    const shape = geometryOf(puzzle);
    this.notation = notation;
    if (this.#shape === shape && this.#shapeNotation === notation) return;
    this.#shape = shape;
    this.#shapeNotation = notation;
    this.#scene = null;
    listRules(this.#rulePlace, shape, this.load).then(() => shape.rules && this.resize());
    this.root.classList.toggle('big', shape.size > 16);
    if (shape.size <= MOST_SVG) this.#setBoard(shape, new SvgCells(shape), null);
    else this.#setLargeBoard(shape);
  }

  /** Grids that are drawn on a canvas come with a lens. @param {Geometry} shape */
  async #setLargeBoard(shape) {
    this.board = null;
    const part = await this.load(moments.firstStep);
    if (!part || this.board || shape !== this.#shape) return;
    this.#setBoard(shape, new part.CanvasCells(shape), new part.Lens(shape, this.notation));
    if (this.#scene) this.#draw(this.#scene);
  }

  /**
   * @param {Geometry} shape @param {import('./board/board.js').Cells} cells
   * @param {import('./board/lens.js').Lens | null} lens
   */
  #setBoard(shape, cells, lens) {
    const board = this.board = new Board(shape, this.notation, cells, this.load);
    this.grid = new Grid(shape, this.#name, {
      onType: (cell, key) =>
        this.whatIfPanel?.type(cell, key) || this.commands.type(cell, key) || this.#askByKey(cell, key),
      onRead: this.speak,
      onMove: (cell) => {
        this.lens?.look(cell);
        this.#drawLens();
        this.#ask((asking) => asking.enter(cell), quietly);
      },
      load: this.load,
    });
    for (const type of /** @type {const} */ (['pointermove', 'pointerleave', 'click', 'contextmenu'])) {
      board.root.addEventListener(type, (event) => {
        if (type === 'contextmenu') {
          // An embed has no panel for breakpoints.
          if (this.#isEmbed || !this.moment) return;
          event.preventDefault();
        }
        this.#ask((asking) => asking.point(/** @type {PointerEvent} */ (event)),
          type.startsWith('pointer') ? quietly : this.load);
      });
    }
    this.lens = lens;
    this.#lookAt(this.moment);
    board.root.append(this.grid.root, ...(lens ? [lens.viewport] : []));
    this.boardPlace.replaceChildren(board.root);
    this.column?.setTimeline(this.timeline, this.notation, lens);
    this.#fit();
    if (this.#isEditing) this.setEditing(true);
  }

  /** Shows another run, or none. @param {Timeline | null} timeline */
  setTimeline(timeline) {
    this.timeline = timeline;
    this.moment = null;
    this.sentence = null;
    this.column?.setTimeline(timeline, this.notation, this.lens);
  }

  get host() {
    return /** @type {ShadowRoot} */ (this.root.getRootNode()).host;
  }

  get #isEmbed() {
    return ['compact', 'none'].includes(this.host.getAttribute('controls') ?? '');
  }

  /** Fits everything into the element's width. */
  resize() {
    inThisTask(this.#measure);
  }

  #measure = () => {
    this.extent.measure(this.host, this.#isEmbed, this.left, this.transport.root, this.#rulePlace);
    return () => {
      this.root.classList.toggle('tall-bar', this.extent.isBarTall);
      this.#fit();
    };
  };

  /** Gives the transport its place beside the board. */
  async #lie() {
    (await quietly(moments.lying))?.adoptLying(this.root);
  }

  #fit() {
    const board = this.board;
    if (!board || !this.extent.width) return;
    if (this.#solver && this.extent.isLying) this.#lie();
    this.column?.setRoom(this.extent.panels);
    for (const cell of board.resize(...this.extent.board)) this.#unsaid.add(cell);
    if (board.layout) this.grid?.resize(board.layout);
    if (this.#scene) this.#say(this.#scene);
    this.transport.strip.redraw();
    this.measureLens();
    this.#asking?.why.resize();
    this.whatIfPanel?.redraw();
  }

  /** Applies the colours of the current theme. */
  recolor() {
    this.board?.recolor();
    this.transport.strip.redraw();
    this.column?.recolor();
  }

  /**
   * Shows a puzzle without a run: another one, or another shape.
   * @param {import('../grid/plain-puzzle.js').Puzzle} puzzle
   * @param {string} label
   * @param {Notation} notation
   */
  showPuzzle(puzzle, label, notation) {
    this.#nameGrid(label);
    this.#setShape(puzzle, notation);
    if (this.#shape) this.#draw(sceneOfPuzzle(this.#shape, puzzle));
  }

  /**
   * Sets the name from the page, of which the element is a group.
   * @param {string} label
   * @param {string} otherwise the puzzle's own name
   */
  setLabel(label, otherwise) {
    setAttributes(this.root, {'role': label ? 'group' : undefined, 'aria-label': label || undefined});
    this.#nameGrid(label || otherwise);
  }

  /** @param {string} name */
  #nameGrid(name) {
    this.#name = this.#label.textContent = this.still.textContent = name;
    this.grid?.setLabel(name);
  }

  /** @param {Moment} moment @param {Scene} scene @param {Showing} showing */
  showStep(moment, scene, {manner, speed}) {
    const timeline = this.timeline;
    if (!timeline) return;
    if (moment.index !== this.moment?.index) this.stopped.textContent = '';
    if (!this.board && this.#shape) this.#setLargeBoard(this.#shape);
    this.moment = moment;
    this.#asking?.why.setMoment(timeline, moment);
    if (manner === 'net') Object.assign(scene, {struck: null, ringed: [], unit: -1, conflict: null, pattern: null});
    this.#wholePattern = scene.pattern;
    this.#lookAt(moment);
    this.#draw(scene, manner === 'step' && speed <= 4 ? speed : undefined, manner === 'net');
    const isSoon = performance.now() - this.#worded < WORDS_EVERY;
    if (manner === 'net' && isSoon && moment.index < timeline.run.length) return;
    this.#worded = performance.now();
    this.sentence = null;
    this.#drawLens();
    if (this.column) this.column.showStep(moment);
    else this.#loadColumn();
  }

  /** @param {import('../links/links.js').LinkStrategy} strategy */
  showSolver(strategy) {
    this.#strategy = strategy;
    this.#solver?.show(strategy);
  }

  /** Called when the run has grown or ended. */
  refresh() {
    this.column?.refresh();
  }

  /**
   * Shows a message in place of a step: an error.
   * @param {Part[]} parts @param {boolean} isSaid true if screen readers have announced it
   */
  tell(parts, isSaid) {
    this.sentence = parts;
    if (this.column) this.column.tell(parts);
    else this.#loadColumn();
    if (!isSaid) this.speak(parts.map(({text}) => text).join(''));
  }

  /** Announces the step's sentence to screen readers. @param {Moment} moment */
  speakStep(moment) {
    if (this.column) this.speak(this.column.words(moment));
  }

  /** Announces a text to screen readers. @param {string} text */
  speak = (text) => {
    this.live.textContent = text;
  };

  /** @param {number} step */
  showAside(step) {
    this.root.classList.toggle('at-start', this.#isAside(step));
  }

  /** True if the page's slot `aside` is shown: before the first step. @param {number} step */
  #isAside(step) {
    return step === 0 && !this.host.hasAttribute('present') && this.aside.assignedElements().length > 0;
  }

  /**
   * Begins or ends presentation mode, as the element's attribute says.
   * @param {() => void} leave called when the reader ends it
   */
  async present(leave) {
    const isOn = this.host.hasAttribute('present');
    if (!isOn && !this.#presentation) return;
    const part = await this.load(moments.presenting);
    if (!part) return leave();
    this.#presentation ??= new part.Presentation(this, leave);
    this.#presentation.toggle(this.host.hasAttribute('present'));
    this.showAside(this.moment?.index ?? 0);
    if (this.moment && !this.column) this.#loadColumn();
  }

  /** @param {boolean} isEditing */
  setEditing(isEditing) {
    this.root.classList.toggle('editing', isEditing);
    this.#isEditing = isEditing;
    this.#offerPad();
  }

  /** Offers a pad while the grid takes digits. */
  async #offerPad() {
    const part = this.#isEditing && await this.load(moments.firstStep);
    if (part) this.#pad ??= new part.PadPlace(this);
    this.#pad?.offer(this.#isEditing ? this.#shape : null, this.#typed);
  }

  /**
   * Called after something was typed or undone.
   * @param {{canUndo: boolean, canRedo: boolean}} typing @param {number} [cell] the cell for the cursor
   */
  showTyping({canUndo, canRedo}, cell) {
    this.#typed = {canUndo, canRedo};
    this.#offerPad();
    if (cell !== undefined) this.grid?.moveTo(cell);
  }

  /** Handles a key that was pressed anywhere, for the cell of the cursor. @param {KeyboardEvent} event */
  pressOnGrid(event) {
    return this.grid?.handleKey(event) ?? false;
  }

  /** @param {number} [cell] */
  focusGrid(cell) {
    this.grid?.focus(cell);
  }

  /** The panel of take over, predict and trials. Rejects if it can't be loaded. */
  async loadWhatIfPanel() {
    const {WhatIfPanel} = await moments.whatIf();
    return this.whatIfPanel ??= new WhatIfPanel(this);
  }

  /** Closes the explanation and the case that are shown, and shows the step's sentence again. */
  settle() {
    this.#asking?.why.close();
    if (!this.moment) return;
    this.drawCase(null);
    this.column?.showStep(this.moment);
  }

  /** @param {Scene} scene @param {number} [speed] @param {boolean} [isNet] */
  #draw(scene, speed, isNet = false) {
    this.#scene = scene;
    const changed = this.board?.draw(scene, speed) ?? [];
    for (const cell of changed) this.#unsaid.add(cell);
    if (!isNet) {
      this.#say(scene);
      this.#drawLens();
    }
  }

  /**
   * Draws one case of the step, or all of them.
   * @param {import('../words/techniques/step-pattern.js').StepPattern | null} pattern
   */
  drawCase = (pattern) => {
    this.#asking?.why.close();
    if (this.#scene) this.#draw({...this.#scene, pattern: pattern ?? this.#wholePattern});
  };

  /** Updates the text of cells. @param {Scene} scene */
  #say(scene) {
    this.grid?.draw(scene, [...this.#unsaid]);
    this.#unsaid.clear();
  }

  measureLens = () => {
    this.lens?.measure();
    this.#drawLens();
  };

  #drawLens() {
    if (this.lens && this.#scene && this.board?.layout) this.lens.draw(this.#scene, this.board.layout);
  }

  /** @param {Moment | null} moment */
  #lookAt(moment) {
    if (moment?.event) this.lens?.follow(moment.event);
  }

  /**
   * A digit asks why it is in the cell or can't be; Enter asks for the next digit, Escape closes.
   * @param {number} cell @param {string} key
   */
  #askByKey(cell, key) {
    if (key === 'Escape') return this.#asking?.why.escape() ?? false;
    if (!/^([1-9]|Enter)$/.test(key)) return false;
    this.#ask((asking) => asking.press(cell, key));
    return true;
  }

  /**
   * Asks something at a cell, once the code that answers is loaded.
   * @param {(asking: import('./asking.js').Asking) => void} question
   * @param {import('./later.js').Load} [load]
   */
  async #ask(question, load = this.load) {
    const part = await load(moments.asking);
    if (!part || !this.board) return;
    if (!this.#asking) {
      this.#asking = new part.Asking(this);
      this.#asking.why.setMoment(this.timeline, this.moment);
    }
    this.#asking.attach(this.board, this.notation);
    question(this.#asking);
  }

  /** Loads the column once there is something to read, unless it is not visible. */
  async #loadColumn() {
    if (this.#isAside(this.moment?.index ?? 0)) return;
    const part = await this.load(moments.firstStep);
    if (part) this.column ??= new part.Column(this);
  }
}
