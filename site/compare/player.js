/** The race: a position that all lanes share, moved by hand or by the clock. */
import {Clock} from '../../web/src/index.js';
import {FIRST_RATE, endOf, positionOf, stepAt} from './race.js';

/** @typedef {import('./lane.js').Lane} Lane */
/** @typedef {import('./race.js').Unit} Unit */

/** The clock's own steps a second at speed 1. */
const CLOCK_PACE = 2;
/** Time has no steps of its own: it moves in so many parts a second. */
const PARTS = 1000;

export class RacePlayer {
  /** @type {Unit} */
  unit = 'steps';
  position = 0;
  /** @type {Record<Unit, number>} */
  #rates = {...FIRST_RATE};
  #clock = new Clock((due) => this.#tick(due));

  /**
   * @param {() => Lane[]} lanes
   * @param {() => void} onMove the position, or whether it moves by itself, has changed
   */
  constructor(lanes, onMove) {
    this.lanes = lanes;
    this.onMove = onMove;
  }

  get isPlaying() {
    return this.#clock.running;
  }

  /** The end of the last one, as far as it is known. */
  get end() {
    return endOf(this.unit, this.lanes().map(runnerOf));
  }

  get isAtEnd() {
    return this.position >= this.end && !this.#isGrowing;
  }

  /** True if a run has come to its end at this position. @param {Lane} lane */
  hasEnded(lane) {
    return this.#hasEndedAt(lane, this.position);
  }

  /** The race as the lanes show it: while it goes on, a lane may be on its way to the position. */
  get shown() {
    const {unit} = this;
    const lanes = this.lanes().filter(({run}) => run);
    const reached = lanes.map(({shown}) => (shown.unit === unit ? shown.position : 0));
    const position = this.isPlaying ? Math.min(this.position, ...reached) : this.position;
    return {
      unit, position, isAtEnd: this.isAtEnd && position === this.position,
      hasEnded: lanes.some((lane) => this.#hasEndedAt(lane, position)),
    };
  }

  /** @param {Lane} lane @param {number} position */
  #hasEndedAt(lane, position) {
    return lane.status !== 'running' && positionOf(this.unit, lane.length, runnerOf(lane)) <= position;
  }

  get rate() {
    return this.#rates[this.unit];
  }

  set rate(rate) {
    this.#rates[this.unit] = rate;
    this.#setPace();
  }

  /** @param {number} position */
  seek(position) {
    this.position = Math.min(this.end, Math.max(0, position));
    this.onMove();
  }

  /** Races in another unit, from the start. @param {Unit} unit */
  setUnit(unit) {
    this.pause();
    this.unit = unit;
    this.seek(0);
  }

  /** To the next position at which a digit changes in one of them. */
  async step() {
    this.pause();
    const next = await this.#nearest((lane, step) => lane.nextChange(step));
    this.seek(Math.min(this.end, ...next.filter((position) => position > this.position)));
  }

  /** To the one before. */
  async back() {
    this.pause();
    const previous = await this.#nearest((lane, step, isBeyond) => lane.previousChange(isBeyond ? step + 1 : step));
    this.seek(Math.max(0, ...previous.filter((position) => position < this.position)));
  }

  /** Starts the race, or stops it; without motion, at once to its end. */
  toggle() {
    if (this.isPlaying) return this.pause();
    if (this.isAtEnd) this.position = 0;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.seek(this.end);
    this.#setPace();
    this.#clock.start();
    this.onMove();
  }

  pause() {
    if (!this.isPlaying) return;
    this.#clock.stop();
    this.onMove();
  }

  get #isGrowing() {
    return this.lanes().some(({status}) => status === 'running');
  }

  #setPace() {
    this.#clock.speed = (this.unit === 'steps' ? this.rate : PARTS) / CLOCK_PACE;
  }

  /** @param {number} due */
  #tick(due) {
    const moved = this.unit === 'steps' ? due : due * this.rate / PARTS;
    this.position = Math.min(this.end, this.position + moved);
    if (this.isAtEnd) this.#clock.stop();
    this.onMove();
  }

  /**
   * Asks each lane from the step at which it is.
   * @param {(lane: Lane, step: number, isBeyond: boolean) => Promise<number>} ask `isBeyond`: the position lies
   *   between this step and the next
   */
  #nearest(ask) {
    return Promise.all(this.lanes().map(async (lane) => {
      const runner = runnerOf(lane);
      // In steps a lane may have ended before the position, which its last change then precedes.
      const step = this.unit === 'steps' ? this.position : stepAt(this.unit, this.position, runner);
      const isBeyond = positionOf(this.unit, step, runner) < this.position;
      return positionOf(this.unit, await ask(lane, step, isBeyond), runner);
    }));
  }
}

/** @param {Lane} lane */
function runnerOf({length, stats}) {
  return {length, ms: stats?.ms ?? 0};
}
