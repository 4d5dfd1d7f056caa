/** The measurements, to copy or save. Loaded when they are first asked for. */
import messages from '../../web/languages/en/site/speed.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {csvOf} from '../charts/csv.js';
import {tableOf} from './view.js';

/** @typedef {import('./sets.js').Group} Group */
/** @typedef {{threads: number, simd: boolean, words: string}} Machine */

const say = speaker('site/speed', messages);

/**
 * Every measurement, a line each, numbers plain. The columns are in English whatever the page speaks, so that programs
 * find them.
 * @param {Group[]} groups
 */
export function asCsv(groups) {
  const rows = groups.flatMap(({title, rows: sets}) => sets.flatMap(({name, puzzles, times, guesses}) =>
    times.map((us, i) => [title, name.join(' ').trim(), puzzles[i], us === Infinity ? 'stopped' : us.toFixed(3),
      us === Infinity ? '' : guesses[i]])));
  return csvOf([['Group', 'Set', 'Puzzle', 'Microseconds', 'Guesses'], ...rows]);
}

/** The tables, in columns of plain text. @param {Group[]} groups @param {Machine} machine */
export function asText(groups, machine) {
  const tables = groups.map((group) => {
    const {heads, lines} = tableOf(group, machine);
    const rows = [heads, ...lines.map(({name, cells}) => [name.join(' ').trim(), ...cells])];
    const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
    const texts = rows.map((row) => row.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[0])))
      .join('  ').trimEnd());
    return `${group.title}\n${texts.join('\n')}\n`;
  });
  return [`${say('solver', {machine: machine.words, browser: navigator.userAgent})}\n`, ...tables].join('\n');
}
