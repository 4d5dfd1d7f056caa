/**
 * The strip's picture of a run, from one step to another. Above, depth with ticks for guesses, crosses for
 * contradictions and diamonds for solutions; below, or all of it where no guess was made, what is ruled out.
 */

/** @typedef {import('../../run/timeline.js').Overview} Overview */
/** @typedef {import('./strip.js').Palette} Palette */

/** Pixels a mark takes: where there are more than fit, they tell nothing and are left out. */
const MARK_GAP = 9;
const TICK_GAP = 3;
const LOW_LANE = 18;
/** A lower strip has no room for a lane below the depth. */
const LEAST_FOR_TWO = 36;

/**
 * Marks the buckets with a count, unless there are too many of them.
 * @typedef {(counts: Uint32Array, draw: (bucket: number) => void) => void} Mark
 */

export class StripPicture {
  /**
   * Draws what only some strategies do, in ink.
   * @type {((context: CanvasRenderingContext2D, parts: Omit<Overview, 'width'>, mark: Mark,
   *   xOf: (bucket: number) => number, yOf: (bucket: number) => number) => void) | undefined}
   */
  static more;

  #parts;
  #first;
  #scale;
  #keepsCandidates;

  /**
   * @param {Overview} overview
   * @param {number} first step at the left edge
   * @param {number} right the one at the right edge
   * @param {boolean} keepsCandidates whether there is a lane for what is ruled out
   */
  constructor({width, ...lists}, first, right, keepsCandidates) {
    const [low, high] = [Math.floor(first / width), Math.ceil(right / width)];
    const cut = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.slice(low, high)]));
    this.#parts = /** @type {typeof lists} */ (cut);
    this.bucket = width;
    this.start = low * width;
    /** Candidates that were ruled out before. */
    this.before = lists.ruledOut[low - 1] ?? 0;
    this.#first = first;
    this.#scale = Math.max(1, right - first);
    this.#keepsCandidates = keepsCandidates;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width @param {number} height
   * @param {Palette} palette
   */
  draw(context, width, height, palette) {
    const {depthMax} = this.#parts;
    if (!depthMax.length) return;
    /** The left edge of a bucket. @param {number} i */
    const xOf = (i) => ((this.start + i * this.bucket - this.#first) / this.#scale) * width;
    const deepest = depthMax.reduce((a, b) => Math.max(a, b), 0);
    const hasRuledOut = this.#keepsCandidates && (!deepest || height >= LEAST_FOR_TWO);
    const lane = hasRuledOut ? Math.max(LOW_LANE, height * 0.26) + 4 : 2;
    const split = deepest ? Math.round(height - lane) : 0;
    if (hasRuledOut) this.#drawRuledOut(context, palette, xOf, split ? split + 4 : 8, height - 1);
    if (split) this.#drawDepth(context, palette, xOf, width, split, deepest);
    else this.#drawMarks(context, palette, xOf, width, () => 8);
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {(bucket: number) => number} xOf
   * @param {number} top @param {number} bottom
   */
  #drawRuledOut(context, palette, xOf, top, bottom) {
    const {ruledOut} = this.#parts;
    const most = Math.max(1, ruledOut.reduce((a, b) => Math.max(a, b), 0));
    const yOf = (/** @type {number} */ value) => bottom - 1 - (value / most) * (bottom - top - 2);
    context.beginPath();
    context.moveTo(xOf(0), yOf(this.before));
    ruledOut.forEach((value, i) => context.lineTo(xOf(i + 1), yOf(value)));
    context.strokeStyle = palette.ruled;
    context.lineWidth = 1.75;
    context.stroke();
    context.lineTo(xOf(ruledOut.length), bottom);
    context.lineTo(xOf(0), bottom);
    context.fillStyle = palette.ruledArea;
    context.fill();
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {(bucket: number) => number} xOf
   * @param {number} width @param {number} base @param {number} deepest
   */
  #drawDepth(context, palette, xOf, width, base, deepest) {
    const {depthMax, guesses} = this.#parts;
    const yOf = (/** @type {number} */ depth) => base - (depth / deepest) * (base - 8);
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
    markSparse(guesses, width / TICK_GAP, (i) => context.fillRect(xOf(i), base - 6, 1, 6));
    this.#drawMarks(context, palette, xOf, width, (i) => yOf(depthMax[i]));
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {(bucket: number) => number} xOf
   * @param {number} width @param {(bucket: number) => number} yOf
   */
  #drawMarks(context, palette, xOf, width, yOf) {
    const {conflicts, solutions} = this.#parts;
    context.lineWidth = 1.5;
    context.strokeStyle = context.fillStyle = palette.ink;
    const middleOf = (/** @type {number} */ i) => Math.min(width - 6, xOf(i + 0.5));
    /** @type {Mark} */
    const mark = (counts, draw) => markSparse(counts, width / MARK_GAP, draw);
    mark(conflicts, (i) => context.stroke(new Path2D(`M${middleOf(i) - 3} ${yOf(i) - 3}l6 6m0-6l-6 6`)));
    mark(solutions, (i) => context.fill(new Path2D(`M${middleOf(i)} ${yOf(i) - 5}l5 5-5 5-5-5z`)));
    StripPicture.more?.(context, this.#parts, mark, middleOf, yOf);
  }
}

/** Draws marks if they stand so far apart that each can be seen. @param {Uint32Array} counts @param {number} most
 * @param {(bucket: number) => void} draw */
function markSparse(counts, most, draw) {
  if (counts.filter(Boolean).length > most) return;
  counts.forEach((number, i) => number && draw(i));
}
