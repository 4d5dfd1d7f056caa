/**
 * The strip: a picture of the whole run, and a slider. Above, depth with ticks for guesses, crosses for contradictions
 * and diamonds for solutions; below, or all of it where no guess was made, the candidates that are ruled out. Drawn
 * twice, in colour and in grey; the playhead parts the two.
 */

import {count} from '../words.js';
import {element, setAttributes} from './dom.js';

/** @typedef {import('../timeline.js').Overview} Overview */

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
  /** @type {Overview | null} */
  #overview = null;
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
   * @param {number} length events so far
   * @param {boolean} keepsCandidates whether there is a lane for what is ruled out
   * @param {number} scale events across the whole width; more than there are, while a run grows
   */
  show(overview, length, keepsCandidates, scale) {
    this.#keepsCandidates = keepsCandidates;
    this.#overview = overview;
    this.length = length;
    this.#scale = Math.max(1, scale);
    this.redraw();
  }

  /** @param {number} step @param {string} words what a screen reader says of it */
  seekTo(step, words) {
    this.#step = step;
    setAttributes(this.root, {
      'aria-valuemin': 0, 'aria-valuemax': this.length ?? 0, 'aria-valuenow': step, 'aria-valuetext': words,
    });
    const part = Math.min(1, step / this.#scale);
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
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * this.#scale);
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
   * @param {CanvasRenderingContext2D} context @param {Overview} overview @param {Palette} palette @param {number} width
   * @param {number} top @param {number} bottom
   */
  #drawRuledOut(context, {width: bucket, ruledOut}, palette, width, top, bottom) {
    const most = Math.max(1, ruledOut.reduce((a, b) => Math.max(a, b), 0));
    const yOf = (/** @type {number} */ value) => bottom - 1 - (value / most) * (bottom - top - 2);
    context.beginPath();
    context.moveTo(0, yOf(0));
    ruledOut.forEach((value, i) => context.lineTo(this.#x((i + 1) * bucket, width), yOf(value)));
    context.strokeStyle = palette.ruled;
    context.lineWidth = 1.75;
    context.stroke();
    context.lineTo(this.#x(ruledOut.length * bucket, width), bottom);
    context.lineTo(0, bottom);
    context.fillStyle = palette.ruledArea;
    context.fill();
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {Overview} overview @param {Palette} palette @param {number} width
   * @param {number} base @param {number} deepest
   */
  #drawDepth(context, overview, palette, width, base, deepest) {
    const yOf = (/** @type {number} */ depth) => base - (depth / deepest) * (base - 8);
    const {depthMax, guesses, width: bucket} = overview;
    context.beginPath();
    context.moveTo(0, base);
    depthMax.forEach((depth, i) => {
      context.lineTo(this.#x(i * bucket, width), yOf(depth));
      context.lineTo(this.#x((i + 1) * bucket, width), yOf(depth));
    });
    context.strokeStyle = palette.depth;
    context.lineWidth = 1.5;
    context.stroke();
    context.lineTo(this.#x(depthMax.length * bucket, width), base);
    context.fillStyle = palette.depthArea;
    context.fill();
    context.fillStyle = palette.depth;
    context.fillRect(0, base - 0.5, this.#x(depthMax.length * bucket, width), 1);
    if (isSparse(guesses, width / TICK_GAP)) {
      guesses.forEach((number, i) => number && context.fillRect(this.#x(i * bucket, width), base - 6, 1, 6));
    }
    this.#drawMarks(context, overview, palette, width, (i) => yOf(depthMax[i]));
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {Overview} overview @param {Palette} palette @param {number} width
   * @param {(bucket: number) => number} yOf
   */
  #drawMarks(context, {conflicts, solutions, width: bucket}, palette, width, yOf) {
    const most = width / MARK_GAP;
    context.lineWidth = 1.5;
    context.strokeStyle = context.fillStyle = palette.ink;
    const xOf = (/** @type {number} */ i) => Math.min(width - 6, this.#x((i + 0.5) * bucket, width));
    if (isSparse(conflicts, most)) {
      conflicts.forEach((number, i) => {
        if (number) context.stroke(new Path2D(`M${xOf(i) - 3} ${yOf(i) - 3}l6 6m0-6l-6 6`));
      });
    }
    if (isSparse(solutions, most)) {
      solutions.forEach((number, i) => number && context.fill(new Path2D(`M${xOf(i)} ${yOf(i) - 5}l5 5-5 5-5-5z`)));
    }
  }

  /** @param {number} step @param {number} width */
  #x(step, width) {
    return Math.min(1, step / this.#scale) * width;
  }
}

/** Whether marks stand so far apart that each can be seen. @param {Uint32Array} counts @param {number} most */
function isSparse(counts, most) {
  return counts.reduce((marks, number) => marks + (number ? 1 : 0), 0) <= most;
}

/** What the slider says of a step. @param {number} step @param {number} length @param {number} depth */
export function stepWords(step, length, depth) {
  return `Step ${count(step)} of ${count(length)}${depth ? `, depth ${depth}` : ''}`;
}
