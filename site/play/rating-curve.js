/** The curve of difficulty along the path: a bar a step, with the levels beside it. */
import {LEVELS} from '../../web/src/index.js';
import {svg} from '../common/dom.js';

/** @typedef {import('../../web/src/index.js').Rating} Rating */

const HEIGHT = 180;
/** What the scale goes up to: a guess. */
const MOST = 120;
/** A bar and the gap after it, in the units of its picture, which is as wide as its place. */
const [BAR, GAP] = [3, 1];

/** @param {number} difficulty */
const heightOf = (difficulty) => (HEIGHT * difficulty) / MOST;

/**
 * The names of the levels, which don't stretch, and the bars, which do.
 * @param {Rating} rating
 * @param {string} words what it says, for who can't see it
 * @param {(step: number) => string} nameOf a step, by its place
 * @returns {SVGElement[]}
 */
export function ratingCurve({path}, words, nameOf) {
  const tops = LEVELS.map(({upTo}) => Math.round(HEIGHT - heightOf(upTo)));
  const names = LEVELS.map(({name}, i) => {
    const middle = (tops[i] + (tops[i - 1] ?? HEIGHT)) / 2;
    return svg('text', {x: 0, y: middle + 4}, new Text(name));
  });
  const width = Math.max(1, path.length * (BAR + GAP) - GAP);
  const bars = path.map(({technique, difficulty}, i) => {
    const height = heightOf(difficulty);
    const look = technique === 'guess' ? 'guess' : '';
    return svg('rect', {x: i * (BAR + GAP), y: HEIGHT - height, width: BAR, height, class: look},
      svg('title', {}, new Text(nameOf(i))));
  });
  return [
    svg('svg', {class: 'level-names', width: 64, height: HEIGHT, 'aria-hidden': 'true'}, ...names),
    svg('svg', {
      class: 'bars', viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': words,
    }, svg('path', {d: tops.map((y) => `M0 ${y}H${width}`).join('')}), ...bars),
  ];
}
