/**
 * Setting against removing: of all that a strategy did over a set, which part was putting digits into cells, guessed or
 * placed, and which was ruling candidates out of peers.
 */
import {count} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';
import {label, line, picture, rowGroup} from '../charts/chart.js';
import {svg} from '../common/dom.js';

/** @typedef {{name: string[], set: number, ruledOut: number}} BarRow */

const say = speaker('site/compare', messages);

const BAR = 10;
const FOOT = 34;
/** Room for the numbers, left of the bar and right of it. */
const NUMBERS = 84;

/**
 * @param {{title: string, words: string, rows: BarRow[]}} chart
 * @param {import('../charts/chart.js').Frame} frame
 */
export function barChart({title, words, rows}, frame) {
  const {width, row} = frame;
  const bottom = rows.length * row;
  const [left, right] = [NUMBERS, width - NUMBERS];
  return picture({id: 'bars', title, words, width, height: bottom + FOOT},
  ...rows.map((_, i) => line(`M0 ${(i + 1) * row - 0.5}H${width}`)),
  ...rows.map((each, i) => rowGroup(i, each.name, frame, bar(each, left, right))),
  label(say('bars.set'), {x: left - 12, y: bottom + 28, 'text-anchor': 'end', fill: 'var(--ink-3)'}),
  label(say('bars.ruled-out'), {x: right + 12, y: bottom + 28, fill: 'var(--ink-3)'}));
}

/** @param {BarRow} row @param {number} left @param {number} right */
function bar({set, ruledOut}, left, right) {
  if (set + ruledOut === 0) return [];
  const middle = left + (right - left) * set / (set + ruledOut);
  const box = {y: -BAR / 2, height: BAR};
  return [
    svg('rect', {...box, x: left, width: middle - left, fill: 'var(--ink-2)'}),
    svg('rect', {
      ...box, x: middle + 0.5, y: 0.5 - BAR / 2, width: Math.max(0, right - middle - 1), height: BAR - 1, fill: 'none',
      stroke: 'var(--edge)',
    }),
    label(short(set), {x: left - 12, y: 4.5, 'text-anchor': 'end', fill: 'var(--ink)'}),
    label(short(ruledOut), {x: right + 12, y: 4.5, fill: 'var(--ink)'}),
  ];
}

/** Large numbers in millions. @param {number} value */
function short(value) {
  return value < 1e6 ? count(value) : say('million', {number: writeNumber(value / 1e6, 1)});
}
