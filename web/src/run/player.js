/**
 * The player: the current step of a run, and playing. It has no document and draws nothing. It fires events (`load step
 * play pause break ended error`); `moment` is what views show.
 */

import {Clock} from './clock.js';

/** @typedef {import('./timeline.js').Moment} Moment */
/** @typedef {import('./timeline.js').Run} Run */
/** @typedef {import('./timeline.js').Timeline} Timeline */
/** @typedef {'empty' | 'loading' | 'paused' | 'playing' | 'waiting' | 'ended' | 'error'} Mode */
/** @typedef {'load' | 'ready' | 'fail' | 'play' | 'pause' | 'move' | 'reachEnd' | 'starve' | 'grow'} Cue */

/**
 * The modes, and the next mode after each cue; a cue that is not listed changes nothing.
 *
 *   empty     no run requested            waiting   playing, at the end of a run that still grows
 *   loading   a run was requested         ended     at the end of a complete run
 *
 * In the modes empty and loading, commands wait in a queue until the run is ready.
 * @type {Record<Mode, Partial<Record<Cue, Mode>>>}
 */
const TRANSITIONS = {
  empty: {load: 'loading'},
  loading: {load: 'loading', ready: 'paused', fail: 'error'},
  paused: {load: 'loading', fail: 'error', play: 'playing', reachEnd: 'ended'},
  playing: {load: 'loading', fail: 'error', pause: 'paused', starve: 'waiting', reachEnd: 'ended'},
  waiting: {load: 'loading', fail: 'error', pause: 'paused', grow: 'playing', move: 'playing', reachEnd: 'ended'},
  ended: {load: 'loading', fail: 'error', play: 'playing', move: 'paused'},
  error: {load: 'loading'},
};

/** How a step was reached: step by step, by a jump, or as the net effect of many steps. */
/** @typedef {'step' | 'jump' | 'net'} Manner */

/**
 * Stops playing at breakpoints: brake.js.
 * @typedef {object} Brake
 * @property {(step: number) => number} limit the last step to play to from a step
 * @property {(step: number) => boolean} isStop true if playing stops there
 * @property {(step: number, way: 'next' | 'previous') => Promise<number>} go the next or previous breakpoint
 * @property {() => void} release aborts its searches
 */

/** A brake that lets nothing be played. @type {Brake} */
const WAITING = {limit: (step) => step, isStop: () => false, go: async (step) => step, release() {}};

/** The number of events to load in advance. */
const AHEAD = 512;

export class Player extends EventTarget {
  /** @type {Mode} */
  #mode = 'empty';
  /** @type {Run | null} */
  #run = null;
  /** @type {Timeline | null} */
  #timeline = null;
  /** The run whose timeline is being loaded. @type {Run | null} */
  #waking = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {(() => void)[]} */
  #queue = [];
  /** The number of requests: an answer to an older one is dropped. */
  #request = 0;
  /** The current step, or the one that is being loaded. */
  #target = 0;
  /** True while the next step is being loaded. */
  #asking = false;
  /** True if the end of a run that still grows was asked for, and nothing since. */
  #isEndWanted = false;
  /** The requested range; the run may be shorter. */
  #range = {from: 0, to: Infinity};
  /** Null without breakpoints. @type {Brake | null} */
  #brake = null;
  #clock;

  /**
   * @param {Clock} [clock]
   * @param {() => Promise<(new (run: Run) => Timeline) | null>} [loadTimeline] null if it can't be loaded, which
   *   has then been said: the player rests, and the next command tries again
   */
  constructor(clock, loadTimeline = async () => (await import('./timeline.js')).Timeline) {
    super();
    this.loadTimeline = loadTimeline;
    this.#clock = clock ?? new Clock(() => {});
    this.#clock.tick = (steps) => this.#advance(steps);
  }

  get mode() {
    return this.#mode;
  }

  get timeline() {
    return this.#timeline;
  }

  get run() {
    return this.#run;
  }

  /** Null while it rests. */
  get moment() {
    return this.#moment;
  }

  get index() {
    return this.#moment?.index ?? 0;
  }

  get length() {
    return this.#run?.length ?? 0;
  }

  /** The first step of the range. */
  get first() {
    return Math.min(this.#range.from, this.length);
  }

  /** The last step of the range so far. */
  get last() {
    return Math.min(this.#range.to, this.length);
  }

  get speed() {
    return this.#clock.speed;
  }

  set speed(speed) {
    this.#clock.speed = speed;
  }

  /**
   * Limits the player to a part of the run: all commands stop at its ends. Steps keep their numbers.
   * @param {number} from
   * @param {number} to not below `from`
   */
  setRange(from, to) {
    this.#range = {from, to};
    if (!this.#run) return;
    const kept = this.#kept(this.index);
    if (kept !== this.index) this.seek(kept);
    else if (this.index === this.last && this.#isLastKnown) this.#stop('reachEnd');
    else this.#cue('move');
  }

  /** True if only net states are shown while playing. */
  get isNet() {
    return this.#mode === 'playing' && this.#clock.isNet;
  }

  /**
   * Shows a run at this step as soon as it is there; commands wait for it.
   * @param {Promise<Run>} coming
   * @param {number} [step]
   * @param {boolean} [rests] at its start it makes no steps until it is woken, or told to move
   * @returns {Promise<void>} when the first moment is there, or loading failed or was replaced
   */
  async load(coming, step = 0, rests = false) {
    const request = this.#start();
    this.#cue('load');
    try {
      const run = await coming;
      if (request !== this.#request) return;
      const kept = Math.min(Math.max(this.#range.from, step), this.#range.to, run.length);
      const isAtRest = rests && kept === 0 && !this.#queue.length;
      const Timeline = isAtRest ? null : await this.loadTimeline();
      const timeline = Timeline && new Timeline(run);
      const moment = await timeline?.at(kept);
      if (request !== this.#request) return;
      this.#run = run;
      this.#target = kept;
      this.#timeline = timeline;
      this.#cue('ready');
      this.dispatchEvent(new Event('load'));
      if (moment) this.#arrive(moment, 'jump');
      else this.dispatchEvent(new CustomEvent('step', {detail: {manner: 'jump'}}));
      const waiting = this.#queue.splice(0);
      if (moment || isAtRest) for (const command of waiting) this.#whenReady(command);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  /** Makes steps of a run at rest. @returns {Promise<void>} when it has, or was overtaken */
  async wake() {
    const run = this.#run;
    if (!run || this.#timeline || this.#waking === run) return;
    this.#waking = run;
    const request = this.#request;
    try {
      const Timeline = await this.loadTimeline();
      const timeline = Timeline && new Timeline(run);
      const moment = await timeline?.at(this.#target);
      if (request !== this.#request) return;
      if (!moment) {
        this.#queue = [];
        return;
      }
      this.#timeline = timeline;
      this.#moment = moment;
      this.dispatchEvent(new Event('wake'));
      for (const command of this.#queue.splice(0)) command();
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    } finally {
      if (this.#waking === run) this.#waking = null;
    }
  }

  /** Removes the run, and the commands that wait for it. */
  clear() {
    this.#start();
    if (this.#mode !== 'empty') this.#queue = [];
    this.#run = null;
    this.#timeline = null;
    this.#moment = null;
    this.#target = 0;
    this.#mode = 'empty';
  }

  /** Plays; at the end, it starts again. */
  play() {
    this.#whenReady(() => {
      if (this.#mode === 'playing' || this.#mode === 'waiting') return;
      if (this.#mode === 'ended') this.seek('start');
      this.#isEndWanted = false;
      if (!this.#cue('play')) return;
      this.#clock.start();
      this.dispatchEvent(new Event('play'));
    });
  }

  pause() {
    this.#whenReady(() => this.#stop('pause'));
  }

  /**
   * Goes to the next step of this kind; without a kind, to the next one that changes the board or ends a branch. `pass`
   * goes to the end of the current pass, `breakpoint` to the next breakpoint.
   * @param {string} [kind]
   */
  next(kind) {
    this.#whenReady(() => this.#go(kind === 'breakpoint' ? this.#toBreakpoint('next') :
      this.#steps.stepAfter(this.#target, kind)));
  }

  /**
   * Goes to the previous step of this kind.
   * @param {string} [kind]
   */
  previous(kind) {
    this.#whenReady(() => this.#go(kind === 'breakpoint' ? this.#toBreakpoint('previous') :
      this.#steps.stepBefore(this.#target, kind)));
  }

  /**
   * Goes to a step. The end of a run that still grows is its last step so far, and its end as soon as it has one,
   * unless another command came before.
   * @param {number | 'start' | 'end'} step limited to the run and its range
   */
  seek(step) {
    this.#whenReady(() => {
      const wanted = step === 'end' ? this.last : step === 'start' ? this.first : Math.round(Number(step)) || 0;
      this.#show(wanted, 'jump');
      this.#isEndWanted = step === 'end' && !this.#isLastKnown;
    });
  }

  /** Sets breakpoints; playing waits until they are known. @param {Promise<Brake | null> | null} coming */
  async arm(coming) {
    const waiting = coming && {...WAITING};
    this.#brake?.release();
    this.#brake = waiting;
    const brake = await coming?.catch(() => null) ?? null;
    if (this.#brake === waiting) this.#brake = brake;
  }

  /** A live run has grown or ended. */
  grown() {
    if (!this.#run) return;
    this.dispatchEvent(new Event('progress'));
    if (this.#isEndWanted) {
      if (this.#isLastKnown) this.seek('end');
    } else if (this.index < this.last) {
      this.#cue('grow');
    } else if (this.#isLastKnown) {
      this.#stop('reachEnd');
    }
  }

  /** @param {'next' | 'previous'} way */
  #toBreakpoint(way) {
    return this.#brake?.go(this.#target, way) ?? this.#target;
  }

  /** The timeline, which is there whenever a command is carried out. */
  get #steps() {
    return /** @type {Timeline} */ (this.#timeline);
  }

  /** True if the range's last step will stay where it is, though the run may still grow. */
  get #isLastKnown() {
    return this.length >= this.#range.to || this.#run?.status !== 'running';
  }

  /** The nearest step in the range. @param {number} step */
  #kept(step) {
    return Math.min(Math.max(this.first, step), this.last);
  }

  /** True if the cue changed the mode. @param {Cue} cue */
  #cue(cue) {
    const before = this.#mode;
    this.#mode = TRANSITIONS[before][cue] ?? before;
    return this.#mode !== before;
  }

  /** Stops the clock and overtakes whatever is under way. */
  #start() {
    this.#clock.stop();
    this.#asking = false;
    this.#isEndWanted = false;
    this.#request += 1;
    return this.#request;
  }

  /** @param {() => void} command */
  #whenReady(command) {
    if (this.#mode === 'loading' || this.#mode === 'empty') this.#queue.push(command);
    else if (this.#timeline) command();
    else if (this.#run) {
      this.#queue.push(command);
      this.wake();
    }
  }

  /** @param {Promise<number> | number} step where a command leads */
  async #go(step) {
    if (this.#mode === 'playing' || this.#mode === 'waiting') this.#stop('pause');
    if (typeof step === 'number') {
      this.#show(step, 'step');
      return;
    }
    this.#start();
    await this.#ask(step);
  }

  /** @param {number} wanted @param {Manner} manner @param {number[]} [together] cells of the same beat */
  #show(wanted, manner, together = []) {
    const step = this.#kept(wanted);
    const timeline = this.#steps;
    this.#target = step;
    this.#isEndWanted = false;
    const request = this.#request += 1;
    const moment = timeline.peek(step);
    timeline.prefetch(step + AHEAD);
    if (moment) {
      this.#arrive(together.length ? {...moment, together} : moment, manner);
      return;
    }
    timeline.at(step).then((late) => {
      if (request === this.#request) this.#arrive(late, manner);
    }).catch((error) => {
      if (request === this.#request) this.#fail(error);
    });
  }

  /** @param {Moment} moment @param {Manner} manner */
  #arrive(moment, manner) {
    this.#moment = moment;
    this.#target = moment.index;
    this.#clock.waited = moment.event?.kind === 'eliminate' ? this.#clock.waited + 1 : 0;
    this.#cue('move');
    this.dispatchEvent(new CustomEvent('step', {detail: {manner}}));
    if (this.#mode === 'playing' && this.#brake?.isStop(moment.index)) {
      this.#stop('pause');
      this.dispatchEvent(new Event('break'));
    }
    if (moment.index < this.last) return;
    if (this.#isLastKnown) this.#stop('reachEnd');
    else this.#cue('starve');
  }

  /** @param {number} steps that are due while playing */
  #advance(steps) {
    if (this.#mode !== 'playing' || this.#asking || this.#target !== this.index) return;
    if (this.#clock.isNet) {
      this.#playTo(this.index + steps, 'net');
      return;
    }
    const {step, together} = this.#steps.beatAfter(this.#target);
    if (typeof step !== 'number') this.#ask(step);
    else if (step > this.last) this.#playTo(this.last, 'step');
    else this.#playTo(step, 'step', together);
  }

  /**
   * As far as a breakpoint lets it.
   * @param {number} wanted @param {Manner} manner @param {number[]} [together] cells of the events before the last
   */
  #playTo(wanted, manner, together = []) {
    const step = Math.min(wanted, this.#brake?.limit(this.index) ?? Infinity);
    if (step > this.index) this.#show(step, manner, together.slice(0, Math.max(0, together.length - (wanted - step))));
  }

  /** Goes to a step once the run has told which. @param {Promise<number>} step */
  async #ask(step) {
    this.#asking = true;
    const request = this.#request += 1;
    try {
      const found = await step;
      if (request !== this.#request) return;
      this.#asking = false;
      if (this.#mode === 'playing') this.#playTo(found, 'step');
      else this.#show(found, 'step');
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  /** @param {'pause' | 'reachEnd'} cue */
  #stop(cue) {
    this.#clock.stop();
    this.#isEndWanted = false;
    if (this.#cue(cue)) this.dispatchEvent(new Event(cue === 'pause' ? 'pause' : 'ended'));
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#clock.stop();
    this.#cue('fail');
    this.dispatchEvent(new CustomEvent('error', {detail: {error}}));
  }
}
