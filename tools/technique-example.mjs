// What the page of a technique shows of its example, as markup: the step in words and as a picture, and which
// propagation comes to the same. All of it is worked out by the engine.
import {geometry} from '../web/src/grid/geometry.js';
import {formatStrategy} from '../web/src/links/links.js';
import {legendOf, wholePatternOf} from '../web/src/words/techniques/step-pattern.js';
import {puzzlePicture} from '../web/src/view/picture/pictures.js';
import {tellStep} from '../web/src/words/techniques/words.js';
import {exampleStep} from './example-step.mjs';

/** @typedef {import('../web/src/client/engine.js').Engine} Engine */
/** @typedef {import('../web/src/grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../web/src/grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../web/src/protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../web/src/protocol/people.js').Technique} Technique */

/** Pixels across, where the picture has all the room that it wants. */
const WIDTH = 440;

/**
 * @typedef {object} Example
 * @property {string} link to the position, from the `#` on
 * @property {string} board its candidates as text
 * @property {string} told the step, its pattern and why it holds
 * @property {string} shown the step, drawn: in a player that goes on as people do, where the technique is the easiest
 * @property {string} legend what the marks of the picture mean
 * @property {string} conclusion what it comes to, as links of the element name it
 * @property {string} strategy the weakest propagation that comes to the same
 * @property {string} propagator its name
 */

/**
 * @param {Engine} engine @param {Technique} technique @param {{puzzle: string, state: string}} kept
 * @param {Technique[]} techniques
 * @returns {Promise<Example>}
 */
export async function readExample(engine, technique, kept, techniques) {
  const read = await engine.parse(`#z=${kept.puzzle}&state=${kept.state}`);
  const found = read.ok ? await exampleStep(engine, read.puzzle, technique.id) : null;
  if (!read.ok || !found) throw new Error(`The example of ${technique.id} is none.`);
  const {step, easiest} = found;
  const shape = geometry(read.puzzle.boxRows, read.puzzle.boxCols);
  const easier = techniques.find(({id}) => id === easiest.technique && id !== technique.id);
  const board = await engine.format(read.puzzle, 'candidates');
  const weakest = await weakestFor(engine, read.puzzle, step);
  const label = tellStep(shape, technique, step).short;
  const link = `#z=${kept.puzzle}&amp;state=${kept.state}`;
  const picture = await puzzlePicture(/** @type {any} */ (read.puzzle), {step, width: WIDTH, theme: 'page', label});
  return {
    link, board: board.ok ? board.text : '',
    told: toldOf(shape, technique, step) + (easier ? easierTold(shape, easier, easiest) : ''),
    shown: easier ? picture : playerOf(link, picture),
    legend: legendOf(wholePatternOf(step)), conclusion: conclusionOf(shape, step),
    strategy: formatStrategy({propagation: weakest, search: false}),
    propagator: weakest.replaceAll('-', ' ').replace('ac3', 'AC\u20113'),
  };
}

/** @param {string} link @param {string} picture what stands there without scripts */
function playerOf(link, picture) {
  return '<sudoku-scope id="steps" controls="compact" view="log" candidates="all" strategy="techniques" step="1"\n' +
    `  puzzle="${link}">\n${picture}\n</sudoku-scope>`;
}

/** @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function toldOf(shape, technique, step) {
  const {short, pattern, why, chain} = tellStep(shape, technique, step);
  const cases = chain.map((words) => `<li>${escaped(words)}</li>`).join('\n');
  return `<p><b>${escaped(short)}</b> ${escaped(`${pattern} ${why}`)}</p>${cases && `\n<ul>\n${cases}\n</ul>`}`;
}

/** What is easier there. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function easierTold(shape, technique, step) {
  const {short} = tellStep(shape, technique, step);
  return `\n<p class="aside">It is rarely the easiest way on. Here, <a href="${technique.id}.html">` +
    `${technique.name}</a> finds something too: ${escaped(short)}</p>`;
}

/** The first of what a step comes to. @param {Geometry} shape @param {FoundStep} step */
function conclusionOf(shape, {placements, eliminations}) {
  if (placements.length) return `place ${shape.cellName(placements[0][0])}`;
  const [[cell, digit]] = eliminations;
  return `eliminate ${shape.cellName(cell)} ${shape.symbol(digit)}`;
}

/**
 * The weakest propagator that comes to a step's conclusions by itself.
 * @param {Engine} engine @param {Puzzle} position @param {FoundStep} step
 */
async function weakestFor(engine, position, {placements, eliminations}) {
  const [, ...propagators] = await engine.propagators();
  for (const {id} of propagators) {
    const ran = await engine.run(/** @type {any} */ (position), {propagation: id, search: false});
    if (!ran.ok) continue;
    await ran.run.finished;
    const {values, candidates} = await ran.run.stateAt(ran.run.length);
    ran.run.dispose();
    const isGone = ([cell, digit]) => !(candidates[cell] >> BigInt(digit - 1) & 1n);
    if (placements.every(([cell, digit]) => values[cell] === digit) && eliminations.every(isGone)) return id;
  }
  throw new Error('No propagator comes to this.');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
