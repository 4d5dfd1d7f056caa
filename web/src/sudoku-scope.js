/**
 * `<sudoku-scope>`: a puzzle, the run that solves it, and a player for it. The one module that knows both the engine and
 * the view. Attributes, methods and events are listed in README.md beside this file.
 */

import {clashes} from './check.js';
import {geometry} from './geometry.js';
import {formatLink, formatStrategy, parseStrategy} from './links.js';
import {LiveRun} from './live-run.js';
import {Player} from './player.js';
import {readPlain, writePlain} from './plain-puzzle.js';
import {sharedEngine} from './engine-client.js';
import {digitOf, shortcut} from './view/keys.js';
import {Stage, puzzleName} from './view/stage.js';
import {LAYOUT_CSS} from './view/layout-css.js';
import {PARTS_CSS} from './view/parts-css.js';
import {adopt} from './view/style-sheet.js';
import {THEME_CSS} from './view/theme-css.js';

/** @typedef {import('./links.js').LinkStrategy} Strategy */
/** @typedef {import('./plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./timeline.js').Reason} Reason */
/** @typedef {import('./timeline.js').Run} Run */

/** Attributes that are read when they are needed. */
const PLAIN = ['label', 'notation', 'candidates', 'theme', 'controls', 'box', 'src'];
/** Attributes that say what to open: a change opens anew. */
const SOURCES = ['puzzle', 'box', 'src', 'strategy', 'notation', 'label'];
/** Typing waits this long before the engine is asked, in milliseconds. */
const TYPING_PAUSE = 300;

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class SudokuScope extends Base {
  static observedAttributes = [...PLAIN, 'puzzle', 'strategy', 'step', 'speed', 'editable'];

  #player = new Player();
  #stage = /** @type {Stage} */ (/** @type {unknown} */ (null));
  /** @type {Puzzle | null} */
  #puzzle = null;
  #strategy = /** @type {Strategy} */ (parseStrategy(''));
  /** @type {LiveRun | null} */
  #live = null;
  /** The step to open at. */
  #first = 0;
  /** Counts openings: an answer to an older one is dropped. */
  #opening = 0;
  #isDue = false;
  /** Whether equal givens in a unit keep the puzzle from being solved. */
  #isClashing = false;
  #typing = 0;
  /** @type {string[]} kinds of event that the run does not have */
  #absent = [];
  /** @type {ResizeObserver | null} */
  #observer = null;

  constructor() {
    super();
    this.#listen();
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build();
    this.#observer = new ResizeObserver(() => this.#stage.resize());
    this.#observer.observe(this);
    addEventListener('resize', this.#onResize);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', this.#onRecolor);
    this.#stage.resize();
    if (!this.#puzzle) this.#openSoon();
  }

  disconnectedCallback() {
    this.pause();
    this.#observer?.disconnect();
    removeEventListener('resize', this.#onResize);
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', this.#onRecolor);
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    if (old === value) return;
    if (name === 'strategy') this.#strategy = parseStrategy(value ?? '') ?? this.#strategy;
    if (name === 'step') this.step = Number(value) || 0;
    if (name === 'speed') this.#player.speed = Math.min(1e6, Math.max(0.01, Number(value) || 1));
    if (name === 'puzzle') this.#puzzle = null;
    if (SOURCES.includes(name)) this.#openSoon();
    if (!this.shadowRoot) return;
    if (name === 'theme') this.#stage.recolor();
    if (name === 'controls') this.#stage.resize();
    if (name === 'editable') this.#stage.setEditing(this.editable);
    this.#showControls();
    if (name === 'candidates') this.#showMoment('jump');
  }

  /** The givens, a symbol a cell; any notation, or a puzzle as the engine reads it, may be set. @returns {string} */
  get puzzle() {
    return this.#puzzle ? writePlain(this.#puzzle) : this.getAttribute('puzzle') ?? '';
  }

  set puzzle(puzzle) {
    if (typeof puzzle === 'object' && puzzle) this.show({puzzle});
    else this.setAttribute('puzzle', String(puzzle));
  }

  /** The step that is shown: events so far, from 0. */
  get step() {
    return this.#player.mode === 'empty' || this.#player.mode === 'loading' ? this.#first : this.#player.index;
  }

  set step(step) {
    this.seek(step);
  }

  /** The strategy, as `s` in links. */
  get strategy() {
    return formatStrategy(this.#strategy);
  }

  set strategy(code) {
    this.setAttribute('strategy', code);
  }

  /** 1 is two steps a second. */
  get speed() {
    return this.#player.speed;
  }

  set speed(speed) {
    this.setAttribute('speed', String(speed));
  }

  /** Whether digits may be typed into the grid, before the first step. */
  get editable() {
    return this.hasAttribute('editable');
  }

  set editable(editable) {
    this.toggleAttribute('editable', Boolean(editable));
  }

  /** Whether it plays as soon as there is a run. */
  get autoplay() {
    return this.hasAttribute('autoplay');
  }

  set autoplay(autoplay) {
    this.toggleAttribute('autoplay', Boolean(autoplay));
  }

  /** The run that is shown, as in the package's `Run`; null while there is none. @returns {any} */
  get run() {
    return this.#player.timeline?.run ?? null;
  }

  /** Steps of the run so far. */
  get length() {
    return this.#player.length;
  }

  get paused() {
    return this.#player.mode !== 'playing' && this.#player.mode !== 'waiting';
  }

  get ended() {
    return this.#player.mode === 'ended';
  }

  /** What the run found, once it has ended. */
  get result() {
    const run = this.run;
    return run && run.status !== 'running' ? {status: run.status, solutions: run.solutions, stats: run.stats} : null;
  }

  /**
   * Opens a puzzle, with everything that belongs to it, at once.
   * @param {{puzzle: Puzzle, strategy?: string, step?: number, speed?: number, run?: any}} opened a run that was saved is
   *   played as it is
   */
  show({puzzle, strategy = this.strategy, step = 0, speed = this.speed, run}) {
    this.#puzzle = puzzle;
    this.#strategy = parseStrategy(strategy) ?? this.#strategy;
    if (run) this.#strategy = {...this.#strategy, ...run.strategy};
    this.speed = speed;
    this.#first = step;
    this.#isDue = false;
    if (this.shadowRoot) this.#openPuzzle(puzzle, run);
  }

  play() {
    this.#player.play();
  }

  pause() {
    this.#player.pause();
  }

  /** @param {string} [kind] of event; `pass` goes to the end of the running pass */
  next(kind) {
    this.#player.next(kind);
  }

  /** @param {string} [kind] */
  previous(kind) {
    this.#player.previous(kind);
  }

  /** @param {number | 'start' | 'end'} step */
  seek(step) {
    if (this.#player.mode === 'empty') this.#first = Number(step) || 0;
    else this.#player.seek(step);
  }

  /** Solves without steps, and tells how many solutions there are. */
  async solve() {
    return (await sharedEngine()).solve(/** @type {any} */ (this.#puzzle ?? this.puzzle));
  }

  /** Stops the search; the steps found so far stay. */
  cancel() {
    this.#live?.cancel();
  }

  /** A link to this puzzle, strategy and step: the fragment of an address. */
  toLink() {
    const {boxRows, boxCols} = this.#puzzle ?? {};
    return formatLink({puzzle: this.puzzle, boxRows, boxCols, strategy: this.#strategy, step: this.step, speed: this.speed});
  }

  /** The cursor goes to the grid. */
  focus() {
    this.#stage?.focusGrid();
  }

  /** Does what a key means, wherever it was pressed. @param {KeyboardEvent} event @returns {boolean} whether it meant something */
  handleKey(event) {
    const command = shortcut(event);
    if (!command) return false;
    event.preventDefault();
    command(this);
    return true;
  }

  #onResize = () => this.#stage.resize();
  #onRecolor = () => this.#stage.recolor();

  #build() {
    const root = this.attachShadow({mode: 'open'});
    adopt(root, THEME_CSS + PARTS_CSS + LAYOUT_CSS);
    this.#stage = new Stage({
      seek: (step) => this.seek(step),
      next: (kind) => this.next(kind),
      previous: () => this.previous(),
      playOrPause: () => (this.paused ? this.play() : this.pause()),
      cancel: () => this.cancel(),
      setSpeed: (speed) => (this.speed = speed),
      type: (cell, key) => this.#type(cell, key),
      choose: (strategy) => this.#choose(strategy),
    });
    root.append(this.#stage.root);
    this.#stage.setEditing(this.editable);
    this.#stage.aside.addEventListener('slotchange', () => this.#showControls());
    root.addEventListener('keydown', (event) => this.handleKey(/** @type {KeyboardEvent} */ (event)));
    for (const name of ['puzzle', ...PLAIN, 'strategy', 'step', 'speed', 'editable', 'autoplay']) this.#upgrade(name);
    if (this.#puzzle) this.#openPuzzle(this.#puzzle);
  }

  /** A property that was set before the element was known hides the accessor: it is set anew. @param {string} name */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #listen() {
    this.#player.addEventListener('load', () => {
      this.#stage.setTimeline(this.#player.timeline);
      this.#live?.run && this.#findAbsent(this.#live.run);
      this.#tell('load');
    });
    this.#player.addEventListener('step', (event) => {
      this.#showMoment(/** @type {CustomEvent} */ (event).detail.manner);
      this.#tell('step', {step: this.step});
    });
    for (const type of ['play', 'pause', 'ended']) {
      this.#player.addEventListener(type, () => {
        if (type !== 'play') this.#showMoment('jump');
        this.#showControls();
        this.#tell(type);
      });
    }
    this.#player.addEventListener('error', (event) => this.#fail(/** @type {CustomEvent} */ (event).detail.error));
  }

  /** Opens what the attributes say, once for all that change together. */
  #openSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      if (!this.#isDue || !this.shadowRoot) return;
      this.#isDue = false;
      if (this.#puzzle) this.#openPuzzle(this.#puzzle);
      else this.#openAttributes().catch((error) => this.#fail(error));
    });
  }

  async #openAttributes() {
    const opening = this.#opening += 1;
    const src = this.getAttribute('src');
    if (src) {
      const [{parseTrace}, response] = await Promise.all([import('./trace-format.js'), fetch(src)]);
      const read = parseTrace(await response.text());
      if (opening !== this.#opening) return;
      if (!read.ok) throw new Error(read.error.message);
      this.show({puzzle: read.run.puzzle, step: this.#first, run: read.run});
      return;
    }
    const text = this.getAttribute('puzzle');
    if (!text) return;
    const [, boxRows = 0, boxCols = 0] = (/^(\d+)x(\d+)$/.exec(this.getAttribute('box') ?? '') ?? []).map(Number);
    const plain = readPlain(text, {boxRows, boxCols});
    if (plain) this.#showPuzzle(plain);
    const read = await (await sharedEngine()).parse(text, {boxRows, boxCols});
    if (opening !== this.#opening) return;
    if (!read.ok && !(plain && read.error.code === 'clash')) throw new Error(read.error.message);
    this.#openPuzzle(read.ok ? read.puzzle : /** @type {Puzzle} */ (plain));
  }

  /** @param {Puzzle} puzzle @param {Run} [saved] */
  #openPuzzle(puzzle, saved) {
    this.#opening += 1;
    this.#puzzle = puzzle;
    this.#live?.leave();
    this.#live = null;
    this.#player.clear();
    this.#stage.setTimeline(null);
    this.#showPuzzle(puzzle);
    this.#stage.transport.strip.show(null, 0, 1, true);
    if (this.#tellClash(puzzle)) return;
    const live = new LiveRun({
      onGrow: () => this.#grown(live),
      onPicture: (overview, {run}) => {
        const length = run?.length ?? 0;
        this.#stage.transport.strip.show(overview, length, run?.status === 'running' ? roomFor(length) : length,
          this.#strategy.propagation !== 'none');
      },
    });
    this.#live = live;
    this.#player.load(saved ? live.follow(saved, 0) : live.solve(puzzle, this.#strategy, this.#first), this.#first);
    if (this.autoplay) this.play();
  }

  /** @param {Puzzle} puzzle */
  #showPuzzle(puzzle) {
    const notation = this.getAttribute('notation') === 'r1c1' ? 'r1c1' : 'A1';
    this.#puzzle = puzzle;
    this.#absent = [];
    this.#stage.setShape(puzzle, this.getAttribute('label') || puzzleName(puzzle), notation);
    this.#stage.showGivens(puzzle.givens);
    this.#showControls();
  }

  /** Whether equal digits in a unit keep it from being solved. @param {Puzzle} puzzle */
  #tellClash(puzzle) {
    const shape = geometry(puzzle.boxRows, puzzle.boxCols);
    const [clash] = clashes(shape, puzzle.givens);
    this.#isClashing = Boolean(clash);
    this.#showControls();
    if (!clash) return false;
    const unit = shape.unitName(clash.unit);
    const [a, b] = clash.cells.map((cell) => shape.cellName(cell));
    this.#stage.tell([
      {text: `${unit.charAt(0).toUpperCase()}${unit.slice(1)} holds ${shape.symbol(clash.digit)} twice.`, mark: 'strong'},
      {text: ` ${a} and ${b}.`},
    ], 'trouble');
    return true;
  }

  /** @param {LiveRun} live */
  #grown(live) {
    if (live !== this.#live) return;
    this.#player.grown();
    this.#showControls();
    this.#tell('progress', {length: live.run?.length});
    if (live.run?.status === 'running') return;
    this.#stage.showNumbers();
    if (this.run) this.#findAbsent(this.run);
    this.#tell('solve', this.result);
  }

  /** Finds out which skips lead nowhere in this run. @param {Run} run */
  async #findAbsent(run) {
    if (run.status === 'running') return;
    const kinds = ['decide', 'place', 'pass', 'conflict'];
    const first = await Promise.all(kinds.map((kind) => run.next(0, kind))).catch(() => []);
    if (run !== this.run) return;
    this.#absent = kinds.filter((_, i) => first[i] === run.length);
    this.#showControls();
  }

  /** @param {'step' | 'jump' | 'net'} manner */
  #showMoment(manner) {
    const {moment, speed, mode} = this.#player;
    if (!moment || !this.#stage) return;
    const candidates = /** @type {any} */ (this.getAttribute('candidates') ?? 'auto');
    const show = (/** @type {Reason | null} */ reason, /** @type {typeof manner} */ how) =>
      this.#stage.showStep(moment, {manner: how, speed: mode === 'playing' ? speed : 1, candidates, reason});
    show(null, manner);
    this.#showControls();
    const {kind = '', index = 0} = moment.event ?? {};
    const isLast = kind === 'done' && this.run?.status === 'none';
    if ((kind === 'conflict' || isLast) && manner !== 'net') {
      this.run?.reason(isLast ? index - 1 : index).then((/** @type {Reason} */ reason) => {
        if (this.#player.moment === moment) show(reason, 'jump');
      }, () => {});
    }
    const isTold = manner === 'jump' || mode !== 'playing' || ['decide', 'conflict', 'solution', 'done'].includes(kind);
    if (isTold && manner !== 'net') this.#stage.speakStep(moment);
  }

  #showControls() {
    if (!this.#stage) return;
    const {mode, moment, length, speed} = this.#player;
    const step = moment?.index ?? 0;
    this.#stage.root.classList.toggle('at-start', step === 0 && this.#stage.aside.assignedElements().length > 0);
    this.#stage.solver.show(this.#strategy);
    this.#stage.transport.show({
      mode: this.#puzzle && !this.#isClashing ? mode : 'error', step, length, speed, growing: this.#live?.isSlow ?? false,
      depth: moment?.state.path.length ?? 0, maxDepth: this.run?.stats.maxDepth ?? 0,
      ruledOut: moment?.state.ruledOut ?? 0,
      keepsCandidates: this.#strategy.propagation !== 'none', absent: this.#absent,
    });
  }

  /** @param {Strategy} strategy */
  #choose(strategy) {
    this.#strategy = strategy;
    this.#first = 0;
    if (this.#puzzle) this.#openPuzzle(this.#puzzle);
    this.#tell('change', {strategy: this.strategy});
  }

  /** @param {number} cell @param {string} key @returns {boolean} whether the key meant a digit */
  #type(cell, key) {
    const puzzle = this.#puzzle;
    if (!puzzle || !this.editable || this.#player.index !== 0) return false;
    const digit = digitOf(key, puzzle.size);
    if (digit < 0) return false;
    const givens = puzzle.givens.slice();
    givens[cell] = digit;
    this.#showPuzzle({boxRows: puzzle.boxRows, boxCols: puzzle.boxCols, size: puzzle.size, givens});
    clearTimeout(this.#typing);
    this.#typing = Number(setTimeout(() => this.#puzzle && this.#openPuzzle(this.#puzzle), TYPING_PAUSE));
    this.#tell('change', {puzzle: this.puzzle});
    return true;
  }

  /** @param {unknown} error */
  #fail(error) {
    const text = error instanceof Error ? error.message : String(error);
    this.#stage?.tell([{text}], 'trouble');
    this.#showControls();
    this.#tell('error', {message: text});
  }

  /** @param {string} type @param {unknown} [detail] */
  #tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, {detail}));
  }
}

for (const name of PLAIN) {
  Object.defineProperty(SudokuScope.prototype, name, {
    /** @this {SudokuScope} */
    get() {
      return this.getAttribute(name) ?? '';
    },
    /** @this {SudokuScope} @param {string} value */
    set(value) {
      this.setAttribute(name, value);
    },
    configurable: true,
  });
}

/** A round number of steps that leaves a growing run room at the right. @param {number} length */
function roomFor(length) {
  let room = 1000;
  for (let i = 0; room < length * 1.1; i += 1) room *= i % 2 ? 2.5 : 4;
  return room;
}

/**
 * Registers the element, once, under this name.
 * @param {string} [name]
 */
export function define(name = 'sudoku-scope') {
  if (!customElements.get(name)) customElements.define(name, SudokuScope);
}
