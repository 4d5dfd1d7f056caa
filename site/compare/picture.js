/** The charts as a picture to save, in the colours of the theme that is on. Loaded when it is first asked for. */
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {label} from '../charts/chart.js';
import {svg} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {pngOf} from '../common/raster.js';

/** @typedef {import('./charts.js').Charts} Charts */

const say = speaker('site/compare', messages);

const FRAME = {width: 880, head: 22, row: 57};
const MARGIN = 32;
const TITLE = 40;
/** Pixels of the PNG for each of the picture. */
const DENSITY = 2;

/** @param {Charts} charts */
export function saveSvg(charts) {
  saveFile(new Blob([pictureOf(charts).svg], {type: 'image/svg+xml'}), 'sudokuscope-comparison.svg');
}

/** @param {Charts} charts */
export async function savePng(charts) {
  saveFile(await pngOf(pictureOf(charts), DENSITY), 'sudokuscope-comparison.png');
}

/** Both charts under each other, with their titles, as a file of its own. @param {Charts} charts */
function pictureOf(charts) {
  const width = FRAME.width + 2 * MARGIN;
  const all = svg('svg', {width, 'font-family': 'system-ui, sans-serif'});
  /** @type {SVGElement[]} */
  const parts = [];
  let y = MARGIN;
  const drawn = [
    {chart: charts.dots(FRAME), note: say('dots.note')}, {chart: charts.bars(FRAME), note: say('bars.note')},
  ];
  for (const {chart, note} of drawn) {
    const title = chart.querySelector('title')?.textContent ?? '';
    parts.push(label(title, {x: MARGIN, y: y + 12, 'font-size': 15, 'font-weight': 600, fill: 'var(--ink)'}));
    parts.push(label(note, {x: width - MARGIN, y: y + 12, 'text-anchor': 'end', fill: 'var(--ink-3)'}));
    chart.setAttribute('x', String(MARGIN));
    chart.setAttribute('y', String(y + TITLE - 10));
    parts.push(chart);
    y += TITLE + Number(chart.getAttribute('height')) + MARGIN;
  }
  all.setAttribute('height', String(y));
  all.setAttribute('viewBox', `0 0 ${width} ${y}`);
  all.append(svg('rect', {width, height: y, fill: 'var(--page)'}), ...parts);
  return {svg: withColours(new XMLSerializer().serializeToString(all)), width, height: y};
}

/** The page's tokens by their values. @param {string} text */
function withColours(text) {
  const style = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name).trim());
}
