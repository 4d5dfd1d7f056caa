/**
 * The strip: a picture of the whole run, and a slider. Above, depth with ticks for guesses, crosses for contradictions
 * and diamonds for solutions; below, or all of it where no guess was made, the candidates that are ruled out. Drawn
 * twice, in colour and in grey; the playhead parts the two.
 */

import {count} from '../words.js';
import {element, setAttributes} from './dom.js';

/** @typedef {import('../timeline.js').Overview} Overview */

/** Some buckets of an overview. @typedef {Overview & {start: number, before: number}} OverviewPart */

/** Pixels a mark takes: where there are more than fit, they tell nothing and are left out. */
const MARK_GAP = 9;
const TICK_GAP = 3;
const LOW_LANE = 18;

/**
 * @typedef {{depth: string, depthArea: string, ruled: string, ruledArea: string, ink: string, rule: string}} Palette
 */

export class Strip {
  root = element('div', {class: 'strip', part: 'scrubber', role: 'slider', tabindex: 0, 'aria-label': 'Step'});
  #future = element('canvas');
  #past = element('canvas');
  #head = element('div', {class: 'playhead'});
  /** @type {OverviewPart | null} */
  #overview = null;
  /** The step at its left edge. */
  #first = 0;
  /** Steps across. */
  #scale = 1;
  #step = 0;
  #keepsCandidates = true;

  /** @param {(step: number | 'start' | 'end') => void} seek */
  constructor(seek) {
    this.root.append(this.#future, this.#past, this.#head);
    this.root.addEventListener('keydown', (event) => {
      const page = Math.max(1, Math.round(this.#scale / 20));
      /** @type {Record<string, number>} */
      const moves = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -page, PageUp: page};
      if (event.key === 'Home') seek('start');
      else if (event.key === 'End') seek('end');
      else if (moves[event.key]) seek(this.#step + moves[event.key]);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.root.addEventListener('pointerdown', (event) => {
      this.root.setPointerCapture(event.pointerId);
      seek(this.#stepAt(event));
    });
    this.root.addEventListener('pointermove', (event) => {
      if (this.root.hasPointerCapture(event.pointerId)) seek(this.#stepAt(event));
    });
  }

  /**
   * Another run, or the same one grown.
   * @param {Overview | null} overview
   * @param {{first: number, last: number, right: number}} steps those that can be gone to, and the one at the right
   *   edge, which is further while a run grows
   * @param {boolean} keepsCandidates whether there is a lane for what is ruled out
   */
  show(overview, {first, last, right}, keepsCandidates) {
    this.#keepsCandidates = keepsCandidates;
    this.#overview = overview && partOf(overview, first, right);
    this.#first = first;
    this.#scale = Math.max(1, right - first);
    setAttributes(this.root, {'aria-valuemin': first, 'aria-valuemax': last});
    this.redraw();
  }

  /** @param {number} step @param {string} words what a screen reader says of it */
  seekTo(step, words) {
    this.#step = step;
    setAttributes(this.root, {'aria-valuenow': step, 'aria-valuetext': words});
    const part = this.#x(step, 1);
    this.#head.style.left = `${part * 100}%`;
    this.#past.style.clipPath = `inset(0 calc(${(1 - part) * 100}% + 2px) 0 0)`;
    this.#future.style.clipPath = `inset(0 0 0 calc(${part * 100}% + 3px))`;
  }

  /** After a change of size or theme. */
  redraw() {
    const style = getComputedStyle(this.root);
    const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim() || 'CanvasText';
    const [grey, area] = [colour('--edge'), colour('--future')];
    const still = {ink: colour('--ink'), rule: colour('--rule')};
    this.#draw(this.#future, {depth: grey, ruled: grey, depthArea: area, ruledArea: area, ...still});
    this.#draw(this.#past, {
      depth: colour('--guess'), depthArea: colour('--guess-tint'),
      ruled: colour('--logic'), ruledArea: colour('--logic-tint'), ...still,
    });
    this.seekTo(this.#step, this.root.getAttribute('aria-valuetext') ?? '');
  }

  /** @param {PointerEvent} event */
  #stepAt({clientX}) {
    const {left, width} = this.root.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * this.#scale) + this.#first;
  }

  /** @param {HTMLCanvasElement} canvas @param {Palette} palette */
  #draw(canvas, palette) {
    const {clientWidth: width, clientHeight: height} = this.root;
    if (!width || !height) return;
    const ratio = globalThis.devicePixelRatio || 1;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.scale(ratio, ratio);
    context.fillStyle = palette.rule;
    context.fillRect(0, 8, width, 1);
    const overview = this.#overview;
    if (!overview || !overview.depthMax.length) return;
    const deepest = overview.depthMax.reduce((a, b) => Math.max(a, b), 0);
    const lane = this.#keepsCandidates ? Math.max(LOW_LANE, height * 0.26) + 4 : 2;
    const split = deepest ? Math.round(height - lane) : 0;
    if (this.#keepsCandidates) this.#drawRuledOut(context, overview, palette, width, split ? split + 4 : 8, height - 1);
    if (split) this.#drawDepth(context, overview, palette, width, split, deepest);
    else this.#drawMarks(context, overview, palette, width, () => 8);
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {OverviewPart} overview @param {Palette} palette
   * @param {number} width @param {number} top @param {number} bottom
   */
  #drawRuledOut(context, {width: bucket, start, before, ruledOut}, palette, width, top, bottom) {
    const most = Math.max(1, ruledOut.reduce((a, b) => Math.max(a, b), 0));
    const yOf = (/** @type {number} */ value) => bottom - 1 - (value / most) * (bottom - top - 2);
    context.beginPath();
    context.moveTo(this.#x(start, width), yOf(before));
    ruledOut.forEach((value, i) => context.lineTo(this.#x(start + (i + 1) * bucket, width), yOf(value)));
    context.strokeStyle = palette.ruled;
    context.lineWidth = 1.75;
    context.stroke();
    context.lineTo(this.#x(start + ruledOut.length * bucket, width), bottom);
    context.lineTo(this.#x(start, width), bottom);
    context.fillStyle = palette.ruledArea;
    context.fill();
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {OverviewPart} overview @param {Palette} palette
   * @param {number} width @param {number} base @param {number} deepest
   */
  #drawDepth(context, overview, palette, width, base, deepest) {
    const yOf = (/** @type {number} */ depth) => base - (depth / deepest) * (base - 8);
    const {depthMax, guesses, start, width: bucket} = overview;
    const xOf = (/** @type {number} */ i) => this.#x(start + i * bucket, width);
    context.beginPath();
    context.moveTo(xOf(0), base);
    depthMax.forEach((depth, i) => {
      context.lineTo(xOf(i), yOf(depth));
      context.lineTo(xOf(i + 1), yOf(depth));
    });
    context.strokeStyle = palette.depth;
    context.lineWidth = 1.5;
    context.stroke();
    context.lineTo(xOf(depthMax.length), base);
    context.fillStyle = palette.depthArea;
    context.fill();
    context.fillStyle = palette.depth;
    context.fillRect(0, base - 0.5, xOf(depthMax.length), 1);
    if (isSparse(guesses, width / TICK_GAP)) {
      guesses.forEach((number, i) => number && context.fillRect(xOf(i), base - 6, 1, 6));
    }
    this.#drawMarks(context, overview, palette, width, (i) => yOf(depthMax[i]));
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {OverviewPart} overview @param {Palette} palette
   * @param {number} width @param {(bucket: number) => number} yOf
   */
  #drawMarks(context, {conflicts, solutions, start, width: bucket}, palette, width, yOf) {
    const most = width / MARK_GAP;
    context.lineWidth = 1.5;
    context.strokeStyle = context.fillStyle = palette.ink;
    const xOf = (/** @type {number} */ i) => Math.min(width - 6, this.#x(start + (i + 0.5) * bucket, width));
    if (isSparse(conflicts, most)) {
      conflicts.forEach((number, i) => {
        if (number) context.stroke(new Path2D(`M${xOf(i) - 3} ${yOf(i) - 3}l6 6m0-6l-6 6`));
      });
    }
    if (isSparse(solutions, most)) {
      solutions.forEach((number, i) => number && context.fill(new Path2D(`M${xOf(i)} ${yOf(i) - 5}l5 5-5 5-5-5z`)));
    }
  }

  /** Where a step stands, outside of the strip too. @param {number} step @param {number} width */
  #x(step, width) {
    return ((step - this.#first) / this.#scale) * width;
  }
}

/**
 * The buckets from one step to another, which start at `start`, with `before` ruled out.
 * @param {Overview} overview @param {number} from @param {number} to
 * @returns {OverviewPart}
 */
function partOf({width, ...lists}, from, to) {
  const [low, high] = [Math.floor(from / width), Math.ceil(to / width)];
  const parts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.slice(low, high)]));
  return /** @type {any} */ ({...parts, width, start: low * width, before: lists.ruledOut[low - 1] ?? 0});
}

/** Whether marks stand so far apart that each can be seen. @param {Uint32Array} counts @param {number} most */
function isSparse(counts, most) {
  return counts.reduce((marks, number) => marks + (number ? 1 : 0), 0) <= most;
}

/** What the slider says of a step. @param {number} step @param {number} length @param {number} depth */
export function stepWords(step, length, depth) {
  return `Step ${count(step)} of ${count(length)}${depth ? `, depth ${depth}` : ''}`;
}
