/**
 * The state of one element: a puzzle, a strategy, their run, its player, and the stage that shows them. Here and in
 * `live-run.js`, engine and view meet.
 */

import {clashes} from '../grid/check.js';
import {askShared, sharedEngine} from '../client/engine-client.js';
import {geometryOf} from '../grid/geometry.js';
import {formatLink, formatStrategy, parseStrategy} from '../links/links.js';
import {LiveRun, failed} from '../client/live-run.js';
import {digitOf, digitsOf, readPlain, writePlain} from '../grid/plain-puzzle.js';
import {Player} from '../run/player.js';
import {loadStateCodes, stateCode} from '../links/state-code-loader.js';
import {hostOf} from './host.js';
import {isOfNothing, shortcut, undoing} from './keys.js';
import {StripPicture} from '../view/controls/strip-picture.js';
import {firstStep, lookingBack} from '../view/moments.js';
import {puzzleName} from '../words/numbers.js';
import * as moments from './moments.js';

/** @typedef {import('../links/links.js').LinkStrategy} Strategy */
/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {import('../run/player.js').Manner} Manner */

/** Kinds of event that a skip goes to. */
const SKIPPED_TO = ['decide', 'place', 'pass', 'conflict'];
/** The kinds of events that screen readers announce while playing. */
const TOLD = ['decide', 'conflict', 'solution', 'done'];

export class Session {
  player = new Player(undefined, async () => {
    const parts = await this.stage.load(moments.steps);
    if (!parts) return null;
    this.#sceneOf = parts[0].sceneOf;
    return parts[0].Timeline;
  });
  /** @type {typeof import('../view/board/step-scene.js').sceneOf | null} */
  #sceneOf = null;
  strategy = /** @type {Strategy} */ (parseStrategy(''));
  /** @type {Puzzle | null} */
  puzzle = null;
  /** @type {LiveRun | null} */
  #live = null;
  /** The step to open at. */
  #first = 0;
  /** The number of openings: an answer to an older one is dropped. */
  #opening = 0;
  /** True while a text or a file is being read: commands wait for its run. */
  #isReading = false;
  /** Puzzles that typing has not heard of. @type {Puzzle[]} */
  #toKeep = [];
  /** Keys of digits that came before the module that types them. @type {string[]} */
  #earlyKeys = [];
  /** True if equal givens in a unit, or an unknown strategy, keep the puzzle from being solved. */
  #isRefused = false;
  /** The requested strategy, if it is unknown. */
  #unknown = '';
  /** Typing into the grid, from when it first takes digits. @type {import('./editing.js').Editing | null} */
  editing = null;
  /** True if the run comes from a file, and not from the engine. */
  #isSaved = false;
  /** The step at which the run was given up. @type {number | null} */
  #closedAt = null;
  /** @type {import('../run/timeline.js').Overview | null} */
  #overview = null;
  #playsByItself = false;
  /** Skips that lead nowhere in this run. @type {string[]} */
  #absent = [];
  /** @type {import('./what-if.js').WhatIf | null} */
  #whatIf = null;
  /**
   * The run that a visited one belongs to: links lead there, and the reader may go back.
   * @type {{puzzle: Puzzle, strategy: Strategy, step: number} | null}
   */
  home = null;

  /** @param {import('../view/stage.js').Stage} stage @param {import('../sudoku-scope.js').SudokuScope} scope */
  constructor(stage, scope) {
    this.stage = stage;
    this.host = hostOf(scope);
    this.stage.aside.addEventListener('slotchange', () => this.showControls());
    this.#listen();
  }

  get paused() {
    return this.player.mode !== 'playing' && this.player.mode !== 'waiting';
  }

  /** The step that is shown, or that will be. */
  get step() { return this.player.moment ? this.player.index : this.#first; }
  /** @returns {Run | null} */
  get run() { return this.player.run; }
  /** The strategy, like `s` in links. */
  get strategyCode() { return formatStrategy(this.strategy); }

  /** @param {string} code of what there is not, nothing is solved */
  setStrategy(code) {
    const strategy = parseStrategy(code);
    this.#unknown = strategy ? '' : code;
    this.strategy = strategy ?? this.strategy;
  }

  /** The decisions taken over are those of another strategy. @param {string} code */
  keepChoicesOf(code) {
    this.strategy = {...this.strategy, choices: parseStrategy(code)?.choices};
  }

  /** @param {Partial<import('../links/links.js').LinkParts>} more other parts, or in place of its own */
  toLink(more) {
    const {puzzle, strategy, step} = this.home ?? this;
    if (!puzzle) return '';
    return formatLink({...puzzle, puzzle: writePlain(puzzle), state: stateCode(puzzle), step, strategy, ...more});
  }

  /**
   * Handles a key.
   * @param {KeyboardEvent} event @param {import('../sudoku-scope.js').SudokuScope} scope
   * @returns {boolean} true if the key has a meaning
   */
  handleKey(event, scope) {
    // While a puzzle is typed, what is pressed beside all controls is meant for the grid.
    const isForGrid = this.isTyped && isOfNothing(event) && this.stage.pressOnGrid(event);
    const command = isForGrid ? () => {} : (this.isTyped && undoing(event)) || shortcut(event);
    if (!command) return false;
    event.preventDefault();
    command(scope);
    return true;
  }

  /**
   * Opens a text that the engine reads.
   * @param {string} text @param {{boxRows?: number, boxCols?: number}} box @param {number} step
   */
  openText(text, box, step) {
    const plain = readPlain(text, box);
    this.#read(step, plain, async () => {
      const read = await (await sharedEngine()).parse(text, box);
      if (read.ok) return [read.puzzle];
      if (plain && read.error.code === 'clash') return [plain];
      throw failed(read.error);
    });
  }

  /** Opens a run that was saved. @param {string} address @param {number} step */
  openFile(address, step) {
    this.#read(step, null, async () => {
      const part = await this.stage.load(moments.savedRun);
      const run = await part?.fetchRun(address, askShared);
      return run ? [run.puzzle, run] : null;
    });
  }

  /**
   * Opens what is read, unless something else is opened meanwhile.
   * @param {number} step
   * @param {Puzzle | null} plain the puzzle that is shown until then
   * @param {() => Promise<[puzzle: Puzzle, saved?: Run] | null>} read null if it can't, which has then been said
   */
  async #read(step, plain, read) {
    const opening = this.#leave(step, true);
    if (plain) this.showPuzzle(plain);
    else this.showControls();
    try {
      const found = await read();
      if (opening !== this.#opening) return;
      if (found) return this.open(found[0], step, found[1]);
      this.#isReading = false;
      this.showControls();
    } catch (error) {
      if (opening === this.#opening) this.#fail(error);
    }
  }

  /**
   * Opens a puzzle with the strategy that is set, or with a run that is there.
   * @param {Puzzle} puzzle @param {number} step @param {Run} [saved]
   */
  open(puzzle, step, saved) {
    this.#leave(step, false);
    this.#isSaved = Boolean(saved);
    if (saved) this.strategy = {...this.strategy, ...saved.strategy};
    const before = this.puzzle;
    this.showPuzzle(puzzle);
    if (this.host.editable) this.#startEditing(before ?? puzzle, puzzle);
    if (this.#tellClash(puzzle) || (!saved && this.#tellUnknown())) return;
    // Nothing is solved for an element that has left the page; it may come back.
    if (!saved && !this.host.root.isConnected) {
      this.#closedAt = step;
      return;
    }
    const {from: first, to} = this.host.range;
    this.player.setRange(first, to);
    const live = new LiveRun({
      onGrow: (_, isLonger) => this.#grown(live, isLonger),
      onPicture: (overview, {run}) => {
        this.#overview = overview;
        this.#showStrip();
        if (run?.status === 'running') this.stage.refresh();
      },
    });
    this.#live = live;
    const rests = this.stage.isQuiet && this.host.candidates !== 'all' && !this.strategy.choices &&
      !puzzle.values && !puzzle.candidates;
    const coming = saved ? live.follow(saved, 0) : live.solve(puzzle, this.strategy, Math.max(step, first));
    this.player.load(coming, step, rests);
    this.autoplay();
  }

  /**
   * Closes the open run; commands now wait for the next one.
   * @param {number} step of the next one @param {boolean} isReading
   * @returns the number of this opening
   */
  #leave(step, isReading) {
    this.#first = step;
    this.#isReading = isReading;
    this.home = null;
    this.#live?.leave();
    this.#live = null;
    if (!this.paused) this.player.pause();
    this.player.clear();
    this.stage.setTimeline(null);
    this.#overview = null;
    this.#showStrip();
    this.#closedAt = null;
    return this.#opening += 1;
  }

  /** Plays while the element is in view, if `autoplay` is set. */
  async autoplay() {
    if (!this.host.autoplay || this.#playsByItself) return;
    const part = await this.stage.load(moments.playing);
    if (!part || this.#playsByItself) return;
    this.#playsByItself = true;
    part.autoplay(this.player, this.host);
  }

  /** Stops the search, and keeps the steps found so far. */
  cancel() {
    this.#live?.cancel();
  }

  /** Frees the engine's memory while the element is not on a page. */
  close() {
    this.player.pause();
    if (!this.#live || this.#isSaved) return;
    this.#closedAt = this.step;
    this.#live.leave();
  }

  /** Called when the element is on a page again. */
  reopen() {
    if (this.#closedAt === null) return;
    if (this.home) this.comeHome();
    else if (this.puzzle) this.open(this.puzzle, this.#closedAt);
  }

  /** The same puzzle by another strategy. @param {Strategy} strategy @param {number} step */
  choose(strategy, step) {
    const puzzle = this.home?.puzzle ?? this.puzzle;
    this.strategy = strategy;
    this.#unknown = '';
    if (puzzle) this.open(puzzle, step);
    this.host.tell('change');
  }

  /** Back from a visited run, to the step that it belongs to. */
  comeHome() {
    if (!this.home) return;
    const {puzzle, strategy, step} = this.home;
    this.strategy = strategy;
    this.open(puzzle, step);
  }

  /** Take over, predict, trials; loaded when a run has steps, or on request. Null if they can't be loaded. */
  async whatIf() {
    const parts = this.#whatIf ? null : await this.stage.load(this.#loadWhatIf);
    if (parts) this.#whatIf ??= new parts[0].WhatIf(this, parts[1]);
    return this.#whatIf;
  }

  #loadWhatIf = async () => {
    const parts = await Promise.all([moments.whatIf(), this.stage.loadWhatIfPanel(), this.player.wake()]);
    if (this.run && !this.player.timeline) throw new Error('no steps');
    return parts;
  };

  /** Solves without steps. @param {string} text where nothing has been read yet */
  async solve(text) {
    return (await sharedEngine()).solve(/** @type {any} */ (this.puzzle ?? text));
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.player.speed = speed;
    this.showControls();
  }

  /** Keeps to a part of the run. @param {number} from @param {number} to */
  setRange(from, to) {
    this.player.setRange(from, to);
    this.#showStrip();
    this.showControls();
  }

  /** Draws the step again after a setting changed. */
  refresh() {
    this.#showMoment('jump');
    this.showControls();
  }

  /** Applies the breakpoints. */
  arm() {
    const {run, host: {breakpoints}} = this;
    this.player.arm(run && breakpoints ?
      this.stage.load(moments.braking).then((part) => part?.brakeFor(run, breakpoints) ?? null) : null);
  }

  /** Updates everything except the board. */
  showControls() {
    const {mode, moment, first, last, speed} = this.player;
    const step = moment?.index ?? first;
    this.stage.showAside(step);
    this.stage.showSolver(this.strategy);
    this.stage.transport.show({
      mode: (this.puzzle || this.#isReading) && !this.#isRefused ? mode : 'error', step, first, last, speed,
      growing: this.#live?.isSlow ?? false,
      depth: moment?.state.path.length ?? 0, maxDepth: this.run?.stats.maxDepth ?? 0,
      ruledOut: moment?.state.ruledOut ?? 0, keepsCandidates: this.strategy.propagation !== 'none',
      absent: this.#absent,
    });
  }

  #showStrip() {
    const {first, last} = this.player;
    const right = Math.max(last, Math.min(this.#live?.room ?? 0, this.host.range.to));
    const picture = this.#overview &&
      new StripPicture(this.#overview, first, right, this.strategy.propagation !== 'none');
    const {strip} = this.stage.transport;
    strip.show(picture, {first, last, right});
    if (!this.strategy.lookBack) return;
    this.stage.load(lookingBack).then((part) => {
      if (part) StripPicture.more = part.drawLookBack;
      strip.redraw();
    });
  }

  #listen() {
    const {player, host} = this;
    player.addEventListener('load', () => {
      this.#showStrip();
      this.stage.setTimeline(player.timeline);
      this.#findAbsent();
      this.arm();
      if (this.strategy.choices) this.whatIf();
      host.tell('load');
    });
    player.addEventListener('wake', () => {
      this.stage.setTimeline(player.timeline);
      this.#showMoment('jump');
    });
    player.addEventListener('step', (event) => {
      if (this.step > 0) this.whatIf();
      this.#showMoment(/** @type {CustomEvent} */ (event).detail.manner);
      host.tell('step', {step: this.step});
    });
    for (const type of ['play', 'pause', 'ended']) {
      player.addEventListener(type, () => {
        if (type !== 'play') this.#showMoment('jump');
        this.showControls();
        host.tell(type);
      });
    }
    player.addEventListener('break', async () =>
      (await this.stage.load(moments.braking))?.tellStop(player, host, this.stage));
    player.addEventListener('error', (event) => this.#fail(/** @type {CustomEvent} */ (event).detail.error));
  }

  /** Shows a puzzle before its first step. @param {Puzzle} puzzle */
  showPuzzle(puzzle) {
    this.puzzle = puzzle;
    this.#absent = [];
    this.stage.showPuzzle(puzzle, this.host.label || puzzleName(puzzle), this.host.notation);
    loadStateCodes(puzzle);
    this.showControls();
  }

  /** True if equal digits in a unit keep it from being solved. @param {Puzzle} puzzle */
  #tellClash(puzzle) {
    const shape = geometryOf(puzzle);
    const [clash] = clashes(shape, digitsOf(puzzle));
    this.#isRefused = Boolean(clash);
    this.showControls();
    if (!clash) return false;
    const opening = this.#opening;
    this.stage.load(firstStep).then((part) => part && opening === this.#opening &&
      this.#fail(part.clashWords(shape, clash, this.host.notation), this.isTyped));
    return true;
  }

  /** True if there is no such strategy. */
  #tellUnknown() {
    this.#isRefused = this.#unknown !== '';
    if (!this.#isRefused) return false;
    const opening = this.#opening;
    this.stage.load(moments.reading).then((part) => part && opening === this.#opening &&
      this.#fail(failed(part.noStrategy(this.#unknown))));
    return true;
  }

  /** @param {LiveRun} live @param {boolean} isLonger */
  #grown(live, isLonger) {
    if (live !== this.#live) return;
    this.player.grown();
    this.showControls();
    if (isLonger) this.host.tell('progress', {length: live.run?.length});
    if (live.run?.status === 'running') return;
    this.stage.refresh();
    this.#findAbsent();
    this.host.tell('solve');
  }

  async #findAbsent() {
    const {run} = this;
    if (!run || run.status === 'running') return;
    const first = await Promise.all(SKIPPED_TO.map((kind) => run.next(0, kind))).catch(() => []);
    if (run !== this.run) return;
    this.#absent = SKIPPED_TO.filter((_, i) => first[i] === run.length);
    this.showControls();
  }

  /** @param {Manner} manner */
  #showMoment(manner) {
    const {moment, mode, speed} = this.player;
    if (!moment || !this.#sceneOf) return;
    const {puzzle, status, strategy} = /** @type {Run} */ (this.run);
    const scene = this.#sceneOf(geometryOf(puzzle), puzzle.givens, moment, {
      candidates: this.host.candidates, keepsCandidates: strategy.propagation !== 'none', failed: status === 'none',
    });
    this.stage.showStep(moment, scene, {manner, speed: mode === 'playing' ? speed : 1});
    this.showControls();
    const isTold = manner !== 'net' && (mode !== 'playing' || TOLD.includes(moment.event?.kind ?? ''));
    if (isTold) this.stage.speakStep(moment);
  }

  /** True while the grid takes digits: before the first step. */
  get isTyped() {
    return this.host.editable && this.player.index === 0;
  }

  /** @param {number} cell @param {string} key @returns {boolean} whether the key meant a digit, or none */
  type(cell, key) {
    if (this.editing) return this.editing.type(cell, key);
    const isEarly = this.isTyped && this.puzzle !== null && digitOf(key, this.puzzle.givens.length ** 0.5) >= 0;
    if (isEarly) {
      this.#earlyKeys.push(key);
      this.#startEditing();
    }
    return isEarly;
  }

  /** The grid takes digits from now on, if the element is `editable`. */
  edit() {
    if (this.host.editable && this.puzzle) this.#startEditing(this.puzzle);
  }

  /** @param {...Puzzle} puzzles those that undo leads back to, and last the one that is typed into */
  async #startEditing(...puzzles) {
    this.#toKeep.push(...puzzles);
    if (!this.editing) {
      const part = await this.stage.load(moments.editing);
      if (!part) return;
      this.editing ??= new part.Editing(this);
    }
    // All puzzles first: an early key is typed into the last of them.
    for (const puzzle of this.#toKeep.splice(0)) this.editing.keep(puzzle);
    for (const key of this.#earlyKeys.splice(0)) this.stage.pressOnGrid(new KeyboardEvent('keydown', {key}));
  }

  /**
   * @param {any} error an error with its code, or the facts of a clash
   * @param {boolean} [isSaid] true if screen readers have announced it
   */
  #fail(error, isSaid = false) {
    const parts = Array.isArray(error) ? error : [{text: error.message ?? String(error)}];
    this.#isReading = false;
    this.stage.tell(parts, isSaid);
    this.showControls();
    const code = Array.isArray(error) ? 'clash' : error.code ?? 'engine';
    this.host.tell('error', {code, message: parts.map(({text}) => text).join('')});
  }
}
