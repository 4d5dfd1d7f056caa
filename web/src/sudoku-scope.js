/**
 * `<sudoku-scope>`: a puzzle, the run that solves it, and a player for the run. This file has its attributes, methods
 * and events, which README.md in this folder explains; `session.js` carries them out.
 */

import {
  PROPERTIES, ScopeAttributes, cellNamesOf, isEmbed, shapeOf, upgradeProperties,
} from './element/attributes.js';
import {withWords} from './element/language.js';
import {readPlain, writePlain} from './grid/plain-puzzle.js';
import {EMBED_CSS} from './view/embed-css.js';
import {notLoaded, quietly} from './view/later.js';
import {fullPage} from './view/moments.js';
import {PARTS_CSS} from './view/parts-css.js';
import {Stage} from './view/stage.js';
import {followLinks} from './view/controls/step-links.js';
import {adopt, unadopt} from './view/style-sheet.js';
import {THEME_CSS, THEME_MEDIA} from './view/theme-css.js';
import {puzzleName} from './words/numbers.js';

/** @typedef {import('./grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./element/session.js').Session} Session */
/** @typedef {typeof import('./element/session.js').Session} SessionClass */
/** @typedef {import('./element/attributes.js').Opened} Opened */

/** An element that is loaded when it is near. */
const nearness = () => import('./element/nearness.js');
/** An element that solves. */
const sessions = () => import('./element/session.js');

/** Attributes that name the puzzle and the run: if one changes, they are opened again. */
const SOURCES = ['puzzle', 'box', 'src', 'strategy', 'notation'];

/**
 * A Sudoku and the run that solves it, one step at a time. The package's custom-elements.json is made from this list of
 * its attributes, events, slots, parts and custom properties.
 *
 * @attr {string} puzzle - the puzzle in any notation
 * @attr {string} box - the shape of its boxes, such as 2x3, if the text fits several
 * @attr {string} src - the address of a recorded run, played instead
 * @attr {string} strategy - the strategy, like `s` in links
 * @attr {number} step - the step to open at
 * @attr {number} from - the first step of the range
 * @attr {number} to - the last step of the range
 * @attr {number} speed - the speed of playing; 1 is two steps per second
 * @attr {boolean} autoplay - starts playing when it is in view
 * @attr {'eager' | 'lazy'} loading - lazy: nothing is loaded until it is nearly in view, or printed
 * @attr {'full' | 'compact' | 'none'} controls - the buttons; compact is for embeds
 * @attr {string} view - the panels to offer, from `log tree code queue layers stats trace`
 * @attr {string} panel - the open panel, one of these; it changes if the reader opens another
 * @attr {'auto' | 'all' | 'focus' | 'none'} candidates - the candidates to show
 * @attr {'A1' | 'r1c1'} notation - the names of cells
 * @attr {'aima' | 'norvig' | 'aind'} vocabulary - the textbook whose code is shown
 * @attr {'auto' | 'light' | 'dark'} theme - the colours
 * @attr {string} label - the name above the grid, and for screen readers
 * @attr {string} breakpoints - events at which playing stops, separated by `;`: `B3 4 eliminate; depth 5; -decide`
 * @attr {boolean} present - presentation mode: fills the window, in type that a whole class can read
 * @attr {boolean} editable - allows typing digits into the grid, before the first step
 *
 * @fires {null} load - a run can be stepped through
 * @fires {{length: number}} progress - the run has grown; `detail.length`
 * @fires {null} solve - the run is complete, and `result` is known; once for each run
 * @fires {{step: number}} step - another step is shown; `detail.step`
 * @fires {null} play - playing starts
 * @fires {null} pause - playing stops
 * @fires {null} ended - playing reaches the end
 * @fires {{puzzle: Puzzle} | null} change - the reader chose another strategy, or typed into the grid: `detail.puzzle`
 * @fires {{code: string, message: string}} error - something can't be read or solved; `detail.code`, `detail.message`
 *
 * @slot - shown without scripts: the puzzle as text
 * @slot caption - the name above the grid
 * @slot aside - shown beside the grid before the first step
 * @slot end - shown with the last sentence of a run
 * @slot typing - shown with undo and redo below the grid while it is `editable`
 *
 * @csspart grid - the board
 * @csspart cell - a cell, for assistive technology
 * @csspart digit - the digit of a cell
 * @csspart given - a given digit
 * @csspart candidates - the candidates of a cell
 * @csspart controls - the buttons and the strip
 * @csspart button - a button
 * @csspart scrubber - the strip that shows the whole run
 * @csspart readouts - the numbers beside the strip
 * @csspart log - the log
 * @csspart tree - the search tree
 * @csspart code - the code
 * @csspart queue - the queue of AC-3, or the pass
 * @csspart stats - the numbers
 * @csspart status - the sentence
 *
 * @cssprop --scope-background - the background
 * @cssprop --scope-surface - the background of grid, buttons and fields; of embeds too, unless they have their own
 * @cssprop --scope-sunk - the background of pressed or hovered controls
 * @cssprop --scope-color - text
 * @cssprop --scope-color-2 - secondary text
 * @cssprop --scope-color-3 - captions and numbers
 * @cssprop --scope-rule - hairlines between parts, and the frame of an embed
 * @cssprop --scope-edge - edges of buttons and fields
 * @cssprop --scope-line - lines between cells
 * @cssprop --scope-box-line - lines between boxes
 * @cssprop --scope-given - given digits
 * @cssprop --scope-logic - placed digits
 * @cssprop --scope-guess - guessed digits
 * @cssprop --scope-conflict - removed candidates and contradictions
 * @cssprop --scope-candidate - candidates
 * @cssprop --scope-font - the typeface
 * @cssprop --scope-unit - the unit of type sizes, 1px; with 0.0625rem, type follows the root's font size
 * @cssprop --scope-max-size - the largest width of an embed
 */
export class SudokuScope extends ScopeAttributes {
  static observedAttributes = PROPERTIES;

  /** The class that solves and plays, if it is loaded from the start (`index.js`). Otherwise it is loaded later. */
  static Session = /** @type {SessionClass | null} */ (null);
  /** The module that only elements that are not embeds need, likewise. */
  static fullPage = /** @type {typeof import('./view/full-page.js') | null} */ (null);

  /** @type {ResizeObserver | null} */
  static #sizes = null;

  /** @type {Stage | null} */
  #stage = null;
  /** The session that solves and plays, once it is loaded. @type {Session | null} */
  #session = null;
  /** True once the session has been asked for. */
  #isWanted = false;
  /** The puzzle to open once it is loaded. @type {Opened | null} */
  #opened = null;
  /** True if the attributes' puzzle will be opened at the end of the task. */
  #isDue = false;
  /** Aborted when the element leaves the page. */
  #leaving = new AbortController();
  #tellBuilt = () => {};
  /** Resolves when there is a stage. @type {Promise<void>} */
  #built = new Promise((resolve) => (this.#tellBuilt = resolve));

  connectedCallback() {
    withWords(this, () => this.#connect());
  }

  /** Called once the messages of its language are loaded. */
  #connect() {
    if (!this.#stage) this.#build();
    this.#session?.reopen();
    // One observer for all elements, so that they measure in the same round.
    SudokuScope.#sizes ??= new ResizeObserver((changed) =>
      changed.forEach(({target}) => /** @type {SudokuScope} */ (target).#resize()));
    SudokuScope.#sizes.observe(this);
    this.#leaving.abort();
    this.#leaving = new AbortController();
    addEventListener('resize', this.#resize, this.#leaving);
    for (const query of THEME_MEDIA) matchMedia(query).addEventListener('change', this.#recolor, this.#leaving);
    this.#resize();
    this.#loadWhenNear();
  }

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#session?.close());
    SudokuScope.#sizes?.unobserve(this);
    this.#leaving.abort();
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    const stage = this.#stage;
    if (old === value) return;
    const isAnother = name === 'puzzle' || name === 'box' || name === 'src';
    if (isAnother) this.#opened = null;
    if (!stage) return;
    if (name === 'theme') this.#recolor();
    if (name === 'controls') this.#dress().then(this.#resize);
    if (name === 'editable') stage.setEditing(this.editable);
    if (name === 'label') this.#rename();
    if (name === 'present') stage.present(() => { this.present = false; });
    if (name === 'loading') this.#loadWhenNear();
    const session = this.#session;
    if (!session) return this.#drawPlain();
    if (name === 'step' && !this.#isDue) session.player.seek(Number(value) || 0);
    if (name === 'from' || name === 'to') session.setRange(this.from, this.to);
    if (name === 'strategy') session.setStrategy(value ?? '');
    if (name === 'speed') session.setSpeed(this.speed);
    if (name === 'autoplay') session.autoplay();
    if (name === 'controls') session.showControls();
    if (name === 'breakpoints') session.arm();
    if (name === 'view' || name === 'panel' || name === 'vocabulary') stage.refresh();
    if (name === 'candidates') session.refresh();
    if (name === 'editable') session.edit();
    if (SOURCES.includes(name)) this.#openSoon(isAnother);
  }

  /** The givens, a symbol per cell; a link if it has other rules. Any notation may be set. @returns {string} */
  get puzzle() {
    const puzzle = this.#shown;
    if (puzzle?.rules && this.#session) return this.#session.toLink({strategy: {}, step: 0, state: ''});
    return puzzle ? writePlain(puzzle) : this.getAttribute('puzzle') ?? '';
  }

  set puzzle(puzzle) {
    if (typeof puzzle === 'object' && puzzle) this.show({puzzle});
    else this.setAttribute('puzzle', String(puzzle));
  }

  /** The step that is shown: the number of events so far. */
  get step() {
    return this.#session?.step ?? (Number(this.getAttribute('step')) || 0);
  }

  set step(step) {
    this.seek(step);
  }

  /** The strategy, like `s` in links. */
  get strategy() {
    return this.#session?.strategyCode ?? this.getAttribute('strategy') ?? '';
  }

  set strategy(code) {
    this.setAttribute('strategy', code);
  }

  /** The run that is shown, a `Run` of the package; null if there is none. @returns {any} */
  get run() {
    return this.#session?.run ?? null;
  }

  /** The number of steps of the run so far. */
  get length() {
    return this.#session?.player.length ?? 0;
  }

  /** True if it is not playing. */
  get paused() {
    return this.#session?.paused ?? true;
  }

  /** True if the end of the run is shown. */
  get ended() {
    return this.#session?.player.mode === 'ended';
  }

  /** The result of the run, once it has ended; before that, null. */
  get result() {
    const run = this.#session?.run;
    return run && run.status !== 'running' ? {status: run.status, solutions: run.solutions, stats: run.stats} : null;
  }

  /** Opens a puzzle, with its strategy, step and so on, at once. @param {Opened} opened */
  show(opened) {
    const session = this.#session;
    if (opened.speed !== undefined) this.speed = opened.speed;
    if (opened.panel !== undefined) this.panel = opened.panel;
    if (!session) {
      this.#opened = opened;
      this.#drawPlain();
      return;
    }
    this.#isDue = false;
    if (opened.strategy !== undefined) session.setStrategy(opened.strategy);
    session.open(opened.puzzle, opened.step ?? 0, opened.run);
  }

  /** Plays from the step that is shown, or from the start if this is the last step. */
  play() {
    this.#do(({player}) => player.play());
  }

  /** Stops playing. */
  pause() {
    if (this.#isWanted) this.#do(({player}) => player.pause());
  }

  /** Goes to the next step. @param {string} [kind] of event; `pass` goes to the end of the current pass */
  next(kind) {
    this.#do(({player}) => player.next(kind));
  }

  /** Goes to the previous step. @param {string} [kind] of event */
  previous(kind) {
    this.#do(({player}) => player.previous(kind));
  }

  /** Goes to a step. @param {number | 'start' | 'end'} step */
  seek(step) {
    if (this.#session ? !this.#isDue : this.#opened) return this.#do(({player}) => player.seek(step));
    this.setAttribute('step', String(step));
    // The session may have failed to load.
    if (this.#isWanted && !this.#session) this.#do(() => {});
  }

  /** Asks the reader for the next guess; a second call lets search choose. */
  takeOver() {
    this.#do(async (session) => (await session.whatIf())?.takeOver());
  }

  /** Asks the reader for each digit before it is shown; a second call stops asking. */
  predict() {
    this.#do(async (session) => (await session.whatIf())?.predict());
  }

  /** Solves without steps, and counts the solutions. @returns {ReturnType<Session['solve']>} */
  async solve() {
    return (await this.#load())?.solve(this.puzzle) ?? notLoaded();
  }

  /** Stops the search, and keeps the steps found so far. */
  cancel() {
    this.#session?.cancel();
  }

  /**
   * The fragment of a link to this puzzle, strategy and step. Empty until something is loaded.
   * @param {Partial<import('./links/links.js').LinkParts>} [instead] parts of the link to replace
   */
  toLink(instead) {
    return this.#session?.toLink({view: this.panel, speed: this.speed, ...instead}) ?? '';
  }

  /** Undoes the last entry typed into the grid, while it is `editable`. */
  undo() {
    this.#session?.editing?.undo();
  }

  /** Repeats the entry that was undone last. */
  redo() {
    this.#session?.editing?.redo();
  }

  /** Moves the keyboard focus to the grid. */
  focus() {
    this.#stage?.focusGrid();
  }

  /**
   * Handles a key, wherever it was pressed.
   * @param {KeyboardEvent} event
   * @returns {boolean} true if the key has a meaning
   */
  handleKey(event) {
    return this.#session?.handleKey(event, this) ?? false;
  }

  #resize = () => this.#stage?.resize();
  #recolor = () => this.#stage?.recolor();

  /** The open puzzle, or the next one if it can be read without the engine. @returns {Puzzle | null} */
  get #shown() {
    if (this.#session) return this.#session.puzzle;
    return this.#opened?.puzzle ?? readPlain(this.getAttribute('puzzle') ?? '', shapeOf(this));
  }

  #build() {
    upgradeProperties(this);
    const root = this.attachShadow({mode: 'open'});
    adopt(root, THEME_CSS + PARTS_CSS);
    const stage = new Stage({
      seek: (step) => this.seek(step),
      next: (kind) => this.next(kind),
      previous: () => this.previous(),
      playOrPause: () => (this.paused ? this.play() : this.pause()),
      cancel: () => this.cancel(),
      prepare: () => this.#do(({player}) => player.wake()),
      setSpeed: (speed) => { this.speed = speed; },
      type: (cell, key) => this.#session?.type(cell, key) ?? false,
      undo: () => this.undo(),
      redo: () => this.redo(),
      setFigures: (figures) => this.#session?.editing && (this.#session.editing.figures = figures),
      choose: (strategy) => this.#do((session) => session.choose({...strategy, choices: undefined}, 0)),
      setting: (name, value) => {
        if (value !== undefined) this.setAttribute(name, value);
        return this.getAttribute(name) ?? '';
      },
    });
    this.#stage = stage;
    this.#dress();
    root.append(stage.root);
    root.addEventListener('keydown', (event) => this.handleKey(/** @type {KeyboardEvent} */ (event)));
    stage.setEditing(this.editable);
    if (this.present) stage.present(() => { this.present = false; });
    this.#rename();
    this.#drawPlain();
    this.#tellBuilt();
  }

  /** Applies the styles of an embed or of a full page. */
  async #dress() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    if (isEmbed(this)) {
      if (SudokuScope.fullPage) unadopt(root, SudokuScope.fullPage.LAYOUT_CSS);
      adopt(root, EMBED_CSS);
      return;
    }
    SudokuScope.fullPage ??= await /** @type {Stage} */ (this.#stage).load(fullPage);
    if (isEmbed(this) || !SudokuScope.fullPage) return;
    unadopt(root, EMBED_CSS);
    adopt(root, SudokuScope.fullPage.LAYOUT_CSS);
    this.#stage?.complete(SudokuScope.fullPage);
    this.#resize();
  }

  /** Draws the puzzle if it can be read without the engine; everything else waits for the session. */
  #drawPlain() {
    const puzzle = this.#shown;
    if (puzzle && this.#stage) this.#stage.showPuzzle(puzzle, this.label || puzzleName(puzzle), cellNamesOf(this));
  }

  /** Updates the name above the grid, at any step. */
  #rename() {
    const puzzle = this.#shown;
    this.#stage?.setLabel(this.label, puzzle ? puzzleName(puzzle) : '');
  }

  /** Runs a command once the session is loaded. @param {(session: Session) => void} command */
  #do(command) {
    if (this.#stage && !SudokuScope.fullPage) this.#dress();
    this.#openDue();
    if (this.#session) command(this.#session);
    else this.#load().then((session) => session && command(session));
  }

  #loadWhenNear() {
    if (this.#isWanted || !this.isConnected) return;
    if (this.loading === 'lazy') this.#waitUntilNear();
    else this.#load();
  }

  async #waitUntilNear() {
    const {signal} = this.#leaving;
    // Without it, the element is not lazy.
    const part = await quietly(nearness);
    if (part) part.whenNear(this, () => this.#shown !== null, () => void this.#load(), signal);
    else this.#load();
  }

  /** @returns {Promise<Session | null>} null if it can't be loaded */
  async #load() {
    this.#isWanted = true;
    if (!this.#stage) await this.#built;
    const part = SudokuScope.Session ? SudokuScope : await /** @type {Stage} */ (this.#stage).load(sessions);
    return this.#session ?? (part && this.#begin(/** @type {SessionClass} */ (part.Session)));
  }

  /** @param {SessionClass} Class */
  #begin(Class) {
    const session = new Class(/** @type {Stage} */ (this.#stage), this);
    session.setStrategy(this.getAttribute('strategy') ?? '');
    this.#session = session;
    session.setSpeed(this.speed);
    if (this.#opened) this.show(this.#opened);
    else this.#open();
    return session;
  }

  /**
   * Opens once for all attributes that change together. Attributes that name no puzzle leave what is shown.
   * @param {boolean} isAnother true for another puzzle
   */
  #openSoon(isAnother) {
    const session = /** @type {Session} */ (this.#session);
    if (isAnother && !this.getAttribute('puzzle') && !this.getAttribute('src')) return;
    if (isAnother) session.puzzle = null;
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#openDue());
  }

  /** Opens it now if it is due: at the end of the task, or before a command, which is meant for it. */
  #openDue() {
    if (!this.#isDue) return;
    this.#isDue = false;
    this.#open();
  }

  /** Opens the attributes' puzzle, or the open puzzle with another strategy. */
  #open() {
    const session = /** @type {Session} */ (this.#session);
    const step = Number(this.getAttribute('step')) || 0;
    if (!session.puzzle) session.keepChoicesOf(this.getAttribute('strategy') ?? '');
    const [src, text] = [this.getAttribute('src'), this.getAttribute('puzzle')];
    if (session.puzzle) session.open(session.puzzle, 0);
    else if (src) session.openFile(src, step);
    else if (text) session.openText(text, shapeOf(this), step);
    else session.showControls();
  }
}

/**
 * Registers the element, once, under this name, and lets links in the text control it (view/controls/step-links.js).
 * Does nothing if there is no document, as on a server.
 * @param {string} [name]
 */
export function define(name = 'sudoku-scope') {
  if (!globalThis.customElements) return;
  if (!customElements.get(name)) customElements.define(name, SudokuScope);
  followLinks();
}
