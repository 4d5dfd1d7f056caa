/**
 * `<sudoku-scope>`: a puzzle, the run that solves it, and a player for it. Here are its attributes, methods and events,
 * which README.md beside this file lists; what it does stands in `session.js`.
 */

import {sharedEngine} from './engine-client.js';
import {formatLink, formatStrategy, parseStrategy} from './links.js';
import {writePlain} from './plain-puzzle.js';
import {Session} from './session.js';
import {stateCode} from './state-hook.js';
import {followLinks} from './view/step-links.js';
import {shortcut} from './view/keys.js';
import {LAYOUT_CSS} from './view/layout-css.js';
import {PARTS_CSS} from './view/parts-css.js';
import {adopt} from './view/style-sheet.js';
import {THEME_CSS} from './view/theme-css.js';

/** @typedef {import('./plain-puzzle.js').Puzzle} Puzzle */

/**
 * Something to watch.
 * @typedef {object} Opened
 * @property {Puzzle} puzzle
 * @property {string} [strategy] as `s` in links
 * @property {number} [step]
 * @property {number} [speed]
 * @property {string} [panel] the one to open first, as `view` in links
 * @property {any} [run] a run that was saved is played as it is
 */

/** Attributes that are properties of the same name, both text. */
const TEXTS = ['label', 'notation', 'candidates', 'theme', 'controls', 'view', 'vocabulary', 'box', 'src'];
/** Attributes that say what to open: after a change it is opened anew. */
const SOURCES = ['puzzle', 'box', 'src', 'strategy', 'notation', 'label'];
const PROPERTIES = [...TEXTS, 'puzzle', 'strategy', 'step', 'from', 'to', 'speed', 'editable', 'autoplay'];

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * A Sudoku and the run that solves it, one step at a time. What it is given, tells and looks like is listed here, and
 * becomes the package's custom-elements.json.
 *
 * @attr {string} puzzle - the puzzle in any notation
 * @attr {string} box - the shape of its boxes, as in 2x3, where the text leaves it open
 * @attr {string} src - the address of a recorded run, played instead
 * @attr {string} strategy - the strategy, as `s` in links
 * @attr {number} step - where to open
 * @attr {number} from - the first step that is gone to
 * @attr {number} to - the last one
 * @attr {number} speed - 1 is two steps a second
 * @attr {boolean} autoplay - whether it plays at once
 * @attr {'full' | 'compact' | 'none'} controls - which buttons there are; compact is an embed
 * @attr {string} view - the panels to offer: words of `log tree code queue stats trace`
 * @attr {'auto' | 'all' | 'focus' | 'none'} candidates - which candidates are shown
 * @attr {'A1' | 'r1c1'} notation - what cells are called
 * @attr {'aima' | 'norvig' | 'aind'} vocabulary - in whose words code is shown
 * @attr {'auto' | 'light' | 'dark'} theme - the colours
 * @attr {string} label - the name above the grid
 * @attr {boolean} editable - whether digits may be typed into the grid, before the first step
 *
 * @fires load - a run is there to be stepped through
 * @fires progress - the run has grown; `detail.length`
 * @fires solve - the run is complete: `result` is known
 * @fires step - another step is shown; `detail.step`
 * @fires play - it plays
 * @fires pause - it rests
 * @fires ended - it came to the end
 * @fires change - the reader chose another strategy, or typed into the grid
 * @fires error - something can't be read or solved; `detail.message`
 *
 * @slot - what is shown without scripts: the puzzle as text
 * @slot caption - the name above the grid
 * @slot aside - stands beside the grid before the first step
 *
 * @csspart grid - the board
 * @csspart cell - a cell, as assistive technology sees it
 * @csspart digit - a digit that stands in a cell
 * @csspart given - a digit that is given
 * @csspart candidates - the candidates of a cell
 * @csspart controls - buttons and strip
 * @csspart button - a button
 * @csspart scrubber - the picture of the run
 * @csspart log - the log
 * @csspart status - the sentence
 *
 * @cssprop --scope-background - the ground
 * @cssprop --scope-color - the ink
 * @cssprop --scope-line - lines between cells
 * @cssprop --scope-given - digits that are given
 * @cssprop --scope-logic - digits that follow
 * @cssprop --scope-guess - digits that are guessed
 * @cssprop --scope-conflict - what is ruled out, and contradictions
 * @cssprop --scope-candidate - candidates
 * @cssprop --scope-font - the typeface
 * @cssprop --scope-max-size - how wide an embed becomes
 */
export class SudokuScope extends Base {
  static observedAttributes = PROPERTIES;

  /** @type {Session | null} */
  #session = null;
  /** What to open once it is on the page. @type {Opened | null} */
  #opened = null;
  #isDue = false;
  /** @type {ResizeObserver | null} */
  #observer = null;

  connectedCallback() {
    if (this.#session) this.#session.reopen();
    else this.#build();
    const darkness = matchMedia('(prefers-color-scheme: dark)');
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(this);
    addEventListener('resize', this.#resize);
    darkness.addEventListener('change', this.#recolor);
    this.#resize();
  }

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#session?.close());
    this.#observer?.disconnect();
    removeEventListener('resize', this.#resize);
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', this.#recolor);
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    const session = this.#session;
    if (!session || old === value) return;
    if (name === 'step' && !this.#isDue) session.player.seek(Number(value) || 0);
    if (name === 'strategy') session.strategy = parseStrategy(value ?? '') ?? session.strategy;
    if (name === 'from' || name === 'to') session.setRange(this.from, this.to);
    if (name === 'speed') this.#takeSpeed();
    if (name === 'theme') this.#recolor();
    if (name === 'controls') this.#resize();
    if (name === 'view' || name === 'vocabulary') session.stage.refresh();
    if (name === 'editable') session.stage.setEditing(this.editable);
    if (name === 'candidates') session.refresh();
    if (SOURCES.includes(name)) this.#openSoon(name === 'puzzle' || name === 'box' || name === 'src');
  }

  /** The givens, a symbol a cell; any notation that the engine reads may be set, or a puzzle. @returns {string} */
  get puzzle() {
    return this.#session?.line || (this.getAttribute('puzzle') ?? '');
  }

  set puzzle(puzzle) {
    if (typeof puzzle === 'object' && puzzle) this.show({puzzle});
    else this.setAttribute('puzzle', String(puzzle));
  }

  /** The step that is shown: events so far. */
  get step() {
    return this.#session?.step ?? (Number(this.getAttribute('step')) || 0);
  }

  set step(step) {
    this.seek(step);
  }

  /** The first step that is gone to. */
  get from() {
    return natural(this.getAttribute('from')) ?? 0;
  }

  set from(step) {
    this.setAttribute('from', String(step));
  }

  /** The last one; Infinity where the run alone ends it. */
  get to() {
    return Math.max(this.from, natural(this.getAttribute('to')) ?? Infinity);
  }

  set to(step) {
    this.setAttribute('to', String(step));
  }

  /** The strategy, as `s` in links. */
  get strategy() {
    return this.#session ? formatStrategy(this.#session.strategy) : this.getAttribute('strategy') ?? '';
  }

  set strategy(code) {
    this.setAttribute('strategy', code);
  }

  /** 1 is two steps a second. */
  get speed() {
    return Math.min(1e6, Math.max(0.01, Number(this.getAttribute('speed')) || 1));
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
    return this.#session?.run ?? null;
  }

  /** Steps of the run so far. */
  get length() {
    return this.#session?.player.length ?? 0;
  }

  /** Whether it rests. */
  get paused() {
    return this.#session?.paused ?? true;
  }

  /** Whether the end of the run is shown. */
  get ended() {
    return this.#session?.player.mode === 'ended';
  }

  /** What the run found, once it has ended. */
  get result() {
    const run = this.#session?.run;
    return run && run.status !== 'running' ? {status: run.status, solutions: run.solutions, stats: run.stats} : null;
  }

  /** Opens a puzzle and everything that belongs to it at once. @param {Opened} opened */
  show(opened) {
    const session = this.#session;
    if (opened.speed !== undefined) this.speed = opened.speed;
    if (opened.panel !== undefined) this.setAttribute('panel', opened.panel);
    if (!session) {
      this.#opened = opened;
      return;
    }
    this.#isDue = false;
    if (opened.strategy !== undefined) session.strategy = parseStrategy(opened.strategy) ?? session.strategy;
    session.open(opened.puzzle, opened.step ?? 0, opened.run);
  }

  /** Plays from the step that is shown, or from the start where that is the end. */
  play() {
    this.#session?.player.play();
  }

  /** Rests at the step that is shown. */
  pause() {
    this.#session?.player.pause();
  }

  /** Goes to the next step. @param {string} [kind] of event; `pass` goes to the end of the running pass */
  next(kind) {
    this.#session?.player.next(kind);
  }

  /** Goes to the step before. @param {string} [kind] of event */
  previous(kind) {
    this.#session?.player.previous(kind);
  }

  /** Goes to a step. @param {number | 'start' | 'end'} step */
  seek(step) {
    if (this.#session && !this.#isDue) this.#session.player.seek(step);
    else this.setAttribute('step', String(step));
  }

  /** Asks the reader for the next guess, in place of search; asked once more, leaves it to search. */
  takeOver() {
    this.#session?.handsOn().then((hands) => hands.takeOver());
  }

  /** Asks the reader for each digit before it is shown; asked once more, no longer. */
  predict() {
    this.#session?.handsOn().then((hands) => hands.predict());
  }

  /** Solves without steps, and tells how many solutions there are. */
  async solve() {
    return (await sharedEngine()).solve(/** @type {any} */ (this.#session?.puzzle ?? this.puzzle));
  }

  /** Stops the search; the steps found so far stay. */
  cancel() {
    this.#session?.cancel();
  }

  /**
   * A link to this puzzle, strategy and step: the fragment of an address.
   * @param {Partial<import('./links.js').LinkParts>} [instead] parts that are to be others than they are
   */
  toLink(instead) {
    const {home = null, puzzle = null} = this.#session ?? {};
    const {puzzle: shown, strategy, step} = home ?? {puzzle, strategy: parseStrategy(this.strategy), step: this.step};
    return formatLink({
      puzzle: this.puzzle, ...shown && {...shown, puzzle: writePlain(shown), state: stateCode(shown)}, step,
      strategy: strategy ?? {}, view: this.getAttribute('panel'), speed: this.speed, ...instead,
    });
  }

  /** The cursor goes to the grid. */
  focus() {
    this.#session?.stage.focusGrid();
  }

  /**
   * Does what a key means, wherever it was pressed.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it meant something
   */
  handleKey(event) {
    const command = shortcut(event);
    if (!command) return false;
    event.preventDefault();
    command(this);
    return true;
  }

  #resize = () => this.#session?.stage.resize();
  #recolor = () => this.#session?.stage.recolor();

  #build() {
    for (const name of PROPERTIES) this.#upgrade(name);
    const root = this.attachShadow({mode: 'open'});
    adopt(root, THEME_CSS + PARTS_CSS + LAYOUT_CSS);
    const scope = this;
    const session = new Session({
      get label() { return scope.getAttribute('label') ?? ''; },
      get notation() { return scope.getAttribute('notation') === 'r1c1' ? 'r1c1' : 'A1'; },
      get candidates() { return /** @type {any} */ (scope.getAttribute('candidates') ?? 'auto'); },
      get editable() { return scope.editable; },
      get autoplay() { return scope.autoplay; },
      get range() { return {from: scope.from, to: scope.to}; },
      tell: (type, detail = null) => scope.dispatchEvent(new CustomEvent(type, {detail})),
      setSpeed: (speed) => { scope.speed = speed; },
      setting(name, value) {
        if (value !== undefined) scope.setAttribute(name, value);
        return scope.getAttribute(name) ?? '';
      },
    });
    session.strategy = parseStrategy(this.getAttribute('strategy') ?? '') ?? session.strategy;
    root.append(session.stage.root);
    root.addEventListener('keydown', (event) => this.handleKey(/** @type {KeyboardEvent} */ (event)));
    this.#session = session;
    session.stage.setEditing(this.editable);
    this.#takeSpeed();
    if (this.#opened) this.show(this.#opened);
    else this.#openSoon(true);
  }

  /** A property that was set before the element was known hides the accessor: it is set anew. @param {string} name */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #takeSpeed() {
    if (!this.#session) return;
    this.#session.player.speed = this.speed;
    this.#session.showControls();
  }

  /** Opens once for all attributes that change together. @param {boolean} isAnother whether it is another puzzle */
  #openSoon(isAnother) {
    const session = this.#session;
    if (!session || this.#isDue) return;
    if (isAnother) session.puzzle = null;
    this.#isDue = true;
    queueMicrotask(() => {
      if (!this.#isDue) return;
      this.#isDue = false;
      const step = Number(this.getAttribute('step')) || 0;
      const {choices} = parseStrategy(this.getAttribute('strategy') ?? '') ?? {};
      if (isAnother) session.strategy = {...session.strategy, choices};
      const [src, text] = [this.getAttribute('src'), this.getAttribute('puzzle')];
      if (session.puzzle) session.open(session.puzzle, 0);
      else if (src) session.openFile(src, step);
      else if (text) session.openText(text, readBox(this.getAttribute('box') ?? ''), step);
      else session.showControls();
    });
  }
}

for (const name of TEXTS) {
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

/** A number from 0 up, in digits. @param {string | null} text */
function natural(text) {
  return /^\s*\d{1,15}\s*$/.test(text ?? '') ? Number(text) : null;
}

/** "2x3" as rows and columns. @param {string} text */
function readBox(text) {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
  return rows ? {boxRows: Number(rows), boxCols: Number(columns)} : {};
}

/**
 * Registers the element, once, under this name, and lets links in the text drive it (view/step-links.js). Where there
 * is no document, as on a server, nothing is done.
 * @param {string} [name]
 */
export function define(name = 'sudoku-scope') {
  if (!globalThis.customElements) return;
  if (!customElements.get(name)) customElements.define(name, SudokuScope);
  followLinks();
}
