/**
 * `<sudoku-scope>`: a puzzle, the run that solves it, and a player for it. Here are its attributes, methods and events,
 * which README.md beside this file lists; what it does stands in `session.js`.
 */

import {
  PROPERTIES, ScopeAttributes, shownCandidates, cellNamesOf, isEmbed, shapeOf, upgradeProperties,
} from './element/attributes.js';
import {notLoaded, withWords} from './element/language.js';
import {readPlain, writePlain} from './grid/plain-puzzle.js';
import {EMBED_CSS} from './view/embed-css.js';
import {PARTS_CSS} from './view/parts-css.js';
import {Stage} from './view/stage.js';
import {followLinks} from './view/controls/step-links.js';
import {adopt, shed} from './view/style-sheet.js';
import {THEME_CSS} from './view/theme-css.js';
import {puzzleName} from './words/numbers.js';

/** @typedef {import('./grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./element/session.js').Session} Session */
/** @typedef {typeof import('./element/session.js').Session} SessionClass */
/** @typedef {import('./element/attributes.js').Opened} Opened */

/** Attributes that say what to open: after a change it is opened anew. */
const SOURCES = ['puzzle', 'box', 'src', 'strategy', 'notation'];

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
 * @attr {boolean} autoplay - whether it plays by itself while it is in view
 * @attr {'eager' | 'lazy'} loading - lazy: nothing is loaded before it is nearly in view, or is to be printed
 * @attr {'full' | 'compact' | 'none'} controls - which buttons there are; compact is an embed
 * @attr {string} view - the panels to offer: words of `log tree code queue stats trace`
 * @attr {string} panel - the panel that is open, one of these words; what the reader opens stands here too
 * @attr {'auto' | 'all' | 'focus' | 'none'} candidates - which candidates are shown
 * @attr {'A1' | 'r1c1'} notation - what cells are called
 * @attr {'aima' | 'norvig' | 'aind'} vocabulary - in whose words code is shown
 * @attr {'auto' | 'light' | 'dark'} theme - the colours
 * @attr {string} label - the name above the grid, and of the element for those who listen
 * @attr {string} breakpoints - events at which playing stops, with `;` between: `B3 4 eliminate; depth 5; -decide`
 * @attr {boolean} present - presentation mode: it fills the window, in type for the back row of a class
 * @attr {boolean} editable - whether digits may be typed into the grid, before the first step
 *
 * @fires {null} load - a run is there to be stepped through
 * @fires {{length: number}} progress - the run has grown; `detail.length`
 * @fires {null} solve - the run is complete, once for each run: `result` is known
 * @fires {{step: number}} step - another step is shown; `detail.step`
 * @fires {null} play - it plays
 * @fires {null} pause - it rests
 * @fires {null} ended - it came to the end
 * @fires {{puzzle: Puzzle} | null} change - the reader chose another strategy, or typed into the grid: `detail.puzzle`
 * @fires {{code: string, message: string}} error - something can't be read or solved; `detail.code`, `detail.message`
 *
 * @slot - what is shown without scripts: the puzzle as text
 * @slot caption - the name above the grid
 * @slot aside - stands beside the grid before the first step
 * @slot end - stands beside the last sentence of a run
 * @slot typing - stands with undo and redo below the grid while it is `editable`
 *
 * @csspart grid - the board
 * @csspart cell - a cell, as assistive technology sees it
 * @csspart digit - a digit that stands in a cell
 * @csspart given - a digit that is given
 * @csspart candidates - the candidates of a cell
 * @csspart controls - buttons and strip
 * @csspart button - a button
 * @csspart scrubber - the picture of the run
 * @csspart readouts - the numbers beside it
 * @csspart log - the log
 * @csspart tree - the search tree
 * @csspart code - the code
 * @csspart queue - the queue of AC-3, or the pass
 * @csspart stats - the numbers
 * @csspart status - the sentence
 *
 * @cssprop --scope-background - the ground
 * @cssprop --scope-surface - the paper of the grid, buttons and fields; the ground of embeds too, unless it has its own
 * @cssprop --scope-sunk - what is pressed or pointed at
 * @cssprop --scope-color - the ink
 * @cssprop --scope-color-2 - ink of what is said beside
 * @cssprop --scope-color-3 - ink of captions and numbers
 * @cssprop --scope-rule - hairlines between parts, and the frame of an embed
 * @cssprop --scope-edge - the edges of buttons and fields
 * @cssprop --scope-line - lines between cells
 * @cssprop --scope-box-line - lines between boxes
 * @cssprop --scope-given - digits that are given
 * @cssprop --scope-logic - digits that follow
 * @cssprop --scope-guess - digits that are guessed
 * @cssprop --scope-conflict - what is ruled out, and contradictions
 * @cssprop --scope-candidate - candidates
 * @cssprop --scope-font - the typeface
 * @cssprop --scope-unit - a sixteenth of what type is measured in, 1px; with 0.0625rem it follows the root's font size
 * @cssprop --scope-max-size - how wide an embed becomes
 */
export class SudokuScope extends ScopeAttributes {
  static observedAttributes = PROPERTIES;

  /** The part that solves and plays, for pages that have it from the start: `index.js` does. Otherwise it is loaded. */
  static Session = /** @type {SessionClass | null} */ (null);
  /** The part that only an element has that is no embed, likewise. */
  static whole = /** @type {typeof import('./view/full-page.js') | null} */ (null);

  /** @type {ResizeObserver | null} */
  static #sizes = null;

  /** @type {Stage | null} */
  #stage = null;
  /** The session that solves and plays, once it has come. @type {Session | null} */
  #session = null;
  /** @type {Promise<Session> | null} */
  #coming = null;
  /** The puzzle to open once it has. @type {Opened | null} */
  #opened = null;
  /** True if what attributes say is opened at the end of the task. */
  #isDue = false;
  /** Ends waiting for it to come near. */
  #endWaiting = () => {};
  #tellBuilt = () => {};
  /** Resolves when there is a stage. @type {Promise<void>} */
  #built = new Promise((resolve) => (this.#tellBuilt = resolve));

  connectedCallback() {
    withWords(this, () => this.#connect());
  }

  /** Once its language has words. */
  #connect() {
    if (!this.#stage) this.#build();
    this.#session?.reopen();
    // One for all of them, so that they measure in the same round.
    SudokuScope.#sizes ??= new ResizeObserver((changed) =>
      changed.forEach(({target}) => /** @type {SudokuScope} */ (target).#resize()));
    SudokuScope.#sizes.observe(this);
    addEventListener('resize', this.#resize);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', this.#recolor);
    this.#resize();
    this.#loadWhenNear();
  }

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#session?.close());
    SudokuScope.#sizes?.unobserve(this);
    this.#endWaiting();
    removeEventListener('resize', this.#resize);
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', this.#recolor);
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    const stage = this.#stage;
    if (!stage || old === value) return;
    if (name === 'theme') this.#recolor();
    if (name === 'controls') this.#dress().then(this.#resize);
    if (name === 'editable') stage.setEditing(this.editable);
    if (name === 'label') this.#rename();
    if (name === 'present') stage.present(() => { this.present = false; });
    if (name === 'loading') this.#loadWhenNear();
    const session = this.#session;
    if (!session) {
      if (SOURCES.includes(name)) this.#drawPlain();
      return;
    }
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
    if (SOURCES.includes(name)) this.#openSoon(name === 'puzzle' || name === 'box' || name === 'src');
  }

  /** The givens, a symbol a cell; a link where it has other rules. Any notation may be set. @returns {string} */
  get puzzle() {
    const puzzle = this.#shown;
    if (puzzle?.rules && this.#session) return this.#session.toLink({strategy: {}, step: 0, state: ''});
    return puzzle ? writePlain(puzzle) : this.getAttribute('puzzle') ?? '';
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

  /** The strategy, as `s` in links. */
  get strategy() {
    return this.#session?.strategyCode ?? this.getAttribute('strategy') ?? '';
  }

  set strategy(code) {
    this.setAttribute('strategy', code);
  }

  /** The run that is shown, as in the package's `Run`; null while there is none. @returns {any} */
  get run() {
    return this.#session?.run ?? null;
  }

  /** Steps of the run so far. */
  get length() {
    return this.#session?.player.length ?? 0;
  }

  /** True if it rests. */
  get paused() {
    return this.#session?.paused ?? true;
  }

  /** True if the end of the run is shown. */
  get ended() {
    return this.#session?.player.mode === 'ended';
  }

  /** The findings of the run, once it has ended. */
  get result() {
    const run = this.#session?.run;
    return run && run.status !== 'running' ? {status: run.status, solutions: run.solutions, stats: run.stats} : null;
  }

  /** Opens a puzzle and everything that belongs to it at once. @param {Opened} opened */
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

  /** Plays from the step that is shown, or from the start where that is the end. */
  play() {
    this.#do(({player}) => player.play());
  }

  /** Rests at the step that is shown. */
  pause() {
    if (this.#coming) this.#do(({player}) => player.pause());
  }

  /** Goes to the next step. @param {string} [kind] of event; `pass` goes to the end of the running pass */
  next(kind) {
    this.#do(({player}) => player.next(kind));
  }

  /** Goes to the step before. @param {string} [kind] of event */
  previous(kind) {
    this.#do(({player}) => player.previous(kind));
  }

  /** Goes to a step. @param {number | 'start' | 'end'} step */
  seek(step) {
    if (this.#session ? this.#isDue : !this.#opened) this.setAttribute('step', String(step));
    else this.#do(({player}) => player.seek(step));
  }

  /** Asks the reader for the next guess, in place of search; asked once more, leaves it to search. */
  takeOver() {
    this.#do(async (session) => (await session.whatIf()).takeOver());
  }

  /** Asks the reader for each digit before it is shown; asked once more, no longer. */
  predict() {
    this.#do(async (session) => (await session.whatIf()).predict());
  }

  /** Solves without steps, and tells how many solutions there are. */
  async solve() {
    return (await this.#load()).solve(this.puzzle);
  }

  /** Stops the search; the steps found so far stay. */
  cancel() {
    this.#session?.cancel();
  }

  /**
   * A link to this puzzle, strategy and step: the fragment of an address. Empty as long as nothing is loaded.
   * @param {Partial<import('./links/links.js').LinkParts>} [instead] parts that are to be others than they are
   */
  toLink(instead) {
    return this.#session?.toLink({view: this.panel, speed: this.speed, ...instead}) ?? '';
  }

  /** Takes back what was typed into the grid last, as long as it is `editable`. */
  undo() {
    this.#session?.editing?.undo();
  }

  /** Types again what was taken back. */
  redo() {
    this.#session?.editing?.redo();
  }

  /** The cursor goes to the grid. */
  focus() {
    this.#stage?.focusGrid();
  }

  /**
   * Does what a key means, wherever it was pressed.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it meant something
   */
  handleKey(event) {
    return this.#session?.handleKey(event, this) ?? false;
  }

  #resize = () => this.#stage?.resize();
  #recolor = () => this.#stage?.recolor();

  /** The puzzle that is open, or will be as far as it can be read without the engine. @returns {Puzzle | null} */
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
      type: (cell, key) => this.#session?.editing?.type(cell, key) ?? false,
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

  /** Puts on the looks of an embed, or of a whole page's element. */
  async #dress() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    if (isEmbed(this)) {
      if (SudokuScope.whole) shed(root, SudokuScope.whole.LAYOUT_CSS);
      adopt(root, EMBED_CSS);
      return;
    }
    SudokuScope.whole ??= await import('./view/full-page.js');
    if (isEmbed(this)) return;
    shed(root, EMBED_CSS);
    adopt(root, SudokuScope.whole.LAYOUT_CSS);
    this.#stage?.complete(SudokuScope.whole);
    this.#resize();
  }

  /** The puzzle, as far as it can be read without the engine; all else comes with that. */
  #drawPlain() {
    const puzzle = this.#shown;
    if (puzzle && this.#stage) this.#stage.showPuzzle(puzzle, this.label || puzzleName(puzzle), cellNamesOf(this));
  }

  /** Another name, at whatever step. */
  #rename() {
    const puzzle = this.#shown;
    this.#stage?.setLabel(this.label, puzzle ? puzzleName(puzzle) : '');
  }

  /** Does something once there is what solves and plays. @param {(session: Session) => void} command */
  #do(command) {
    this.#openDue();
    if (this.#session) command(this.#session);
    else this.#load().then(command, () => {});
  }

  #loadWhenNear() {
    this.#endWaiting();
    if (this.#coming || !this.isConnected) return;
    if (this.loading === 'lazy') this.#waitUntilNear();
    else this.#load().catch(() => {});
  }

  async #waitUntilNear() {
    const waiting = new AbortController();
    this.#endWaiting = () => waiting.abort();
    const {whenNear} = await import('./element/nearness.js');
    whenNear(this, () => this.#shown !== null, () => void this.#load().catch(() => {}), waiting);
  }

  /** @returns {Promise<Session>} */
  #load() {
    if (!this.#stage) return this.#built.then(() => this.#load());
    const {Session} = SudokuScope;
    if (Session && !this.#coming) this.#coming = Promise.resolve(this.#begin(Session));
    this.#coming ??= import('./element/session.js').then(({Session}) => this.#begin(Session), (error) => {
      this.#coming = null;
      const detail = {code: 'load', message: notLoaded()};
      this.dispatchEvent(new CustomEvent('error', {detail}));
      throw error;
    });
    return this.#coming;
  }

  /** @param {SessionClass} Class */
  #begin(Class) {
    const scope = this;
    const session = new Class(/** @type {Stage} */ (this.#stage), {
      root: this,
      get label() { return scope.label; },
      get notation() { return cellNamesOf(scope); },
      get candidates() { return shownCandidates(scope); },
      get editable() { return scope.editable; },
      get autoplay() { return scope.autoplay; },
      get breakpoints() { return scope.breakpoints; },
      get range() { return {from: scope.from, to: scope.to}; },
      tell: (type, detail = null) => scope.dispatchEvent(new CustomEvent(type, {detail})),
    });
    session.setStrategy(this.getAttribute('strategy') ?? '');
    this.#session = session;
    session.setSpeed(this.speed);
    if (this.#opened) this.show(this.#opened);
    else this.#open();
    if (!this.isConnected) session.close();
    return session;
  }

  /** Opens once for all attributes that change together. @param {boolean} isAnother whether it is another puzzle */
  #openSoon(isAnother) {
    const session = /** @type {Session} */ (this.#session);
    if (isAnother) session.puzzle = null;
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#openDue());
  }

  /** Opens what is due: at the end of the task, or before a command, which is meant for it. */
  #openDue() {
    if (!this.#isDue) return;
    this.#isDue = false;
    this.#open();
  }

  /** Opens what the attributes say, or the puzzle that is open by another strategy. */
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
 * Registers the element, once, under this name, and lets links in the text drive it (view/step-links.js). Where there
 * is no document, as on a server, nothing is done.
 * @param {string} [name]
 */
export function define(name = 'sudoku-scope') {
  if (!globalThis.customElements) return;
  if (!customElements.get(name)) customElements.define(name, SudokuScope);
  followLinks();
}
