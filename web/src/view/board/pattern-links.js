/** The links of a pattern, as lines between candidates. */

/** @typedef {import('../../words/techniques/step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('../../protocol/people.js').LinkNode} LinkNode */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./pattern-spots.js').Spot} Spot */
/** @template T @typedef {import('../dom.js').Maker<T>} Maker */

/** Lines bow this much of their length, so that they pass the candidates between their ends. */
const BOW = 0.12;

/**
 * A line that bows towards the middle of the board; a straight one to the edge, where only one end is drawn.
 * @template T
 * @param {Layout} layout @param {StepPattern['links'][number]} link
 * @param {(cell: number, digit: number) => Spot} spotOf @param {Maker<T>} make
 * @returns {T[]} none if no end of it is drawn
 */
export function linkMark(layout, {from, to, strong}, spotOf, make) {
  const [a, b] = nearest(from, to, spotOf);
  const line = (/** @type {string} */ d) => [make('path', {d, class: strong ? 'link strong' : 'link'})];
  const [isA, isB] = [a, b].map((spot) => isDrawn(layout, spot));
  if (!isA && !isB) return [];
  if (!isA || !isB) {
    const [near, far] = isA ? [a, b] : [b, a];
    const start = towards(near, far, near.reach);
    const edge = edgeTowards(layout, near, far);
    return line(`M${start.x} ${start.y}L${edge.x} ${edge.y}`);
  }
  const inside = {x: layout.width / 2, y: layout.height / 2};
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const centre = {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
  const isInwards = (inside.x - centre.x) * -dy + (inside.y - centre.y) * dx > 0;
  const bow = length < 0.9 * layout.side ? 0 : Math.min(BOW * length, 0.5 * layout.side) * (isInwards ? 1 : -1);
  const middle = {x: centre.x - dy * bow, y: centre.y + dx * bow};
  const start = towards(a, middle, a.reach);
  const end = towards(b, middle, b.reach);
  return line(`M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`);
}

/** Left, top, right and bottom of what is drawn. @param {Layout} layout */
function edgesOf({left, top, side, part}) {
  return {left, top, right: left + side * part.columns, bottom: top + side * part.rows};
}

/** @param {Layout} layout @param {{x: number, y: number}} point */
function isDrawn(layout, {x, y}) {
  const {left, top, right, bottom} = edgesOf(layout);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The point at which a line leaves the part that is drawn. @param {Layout} layout @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to */
function edgeTowards(layout, from, to) {
  const {left, top, right, bottom} = edgesOf(layout);
  const share = (/** @type {number} */ start, /** @type {number} */ way, /** @type {number} */ low,
    /** @type {number} */ high) => (way ? ((way > 0 ? high : low) - start) / way : 1);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(1, share(from.x, dx, left, right), share(from.y, dy, top, bottom));
  return {x: from.x + part * dx, y: from.y + part * dy};
}

/** The spots of two nodes that are closest together. @param {LinkNode} from @param {LinkNode} to
 * @param {(cell: number, digit: number) => Spot} spotOf @returns {[Spot, Spot]} */
function nearest(from, to, spotOf) {
  const pairs = from.cells.flatMap((a) => to.cells.map((b) =>
    /** @type {[Spot, Spot]} */ ([spotOf(a, from.digit), spotOf(b, to.digit)])));
  const distance = (/** @type {[Spot, Spot]} */ [a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
  return pairs.reduce((best, pair) => (distance(pair) < distance(best) ? pair : best));
}

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} far */
function towards(from, to, far) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(far / length, 0.5);
  return {x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part};
}
