// The example of a technique on its page, as markup: the step in words and as a picture, and which
// propagation reaches the same conclusion. The engine works out all of it.
import {geometryOf} from '../../web/src/grid/geometry.js';
import {formatStrategy} from '../../web/src/links/links.js';
import {propagatorInSentence} from '../../web/src/words/strategy-names.js';
import {puzzlePicture} from '../../web/src/view/picture/pictures.js';
import {legendOf, meaningsOf, patternOf, wholePatternOf} from '../../web/src/words/techniques/step-pattern.js';
import {tellStep} from '../../web/src/words/techniques/words.js';
import {exampleLink} from '../example-link.mjs';
import {exampleStep} from '../example-step.mjs';
import {escaped} from './html.mjs';
import {said, say} from './said.mjs';

/** @typedef {import('../../web/src/client/engine.js').Engine} Engine */
/** @typedef {import('../../web/src/grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../web/src/grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../../web/src/protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../web/src/protocol/people.js').Technique} Technique */
/** @typedef {import('../../web/src/words/techniques/step-pattern.js').StepPattern} StepPattern */

/** Pixels across, where there is enough room. @type {{width: number, theme: 'page'}} */
const LOOKS = {width: 440, theme: 'page'};

/** Techniques for which nobody writes down candidates. */
const WITHOUT_MARKS = /^(full-house|hidden-single-(box|line))$/;
/** Techniques whose picture is that of the position before the step: afterwards, the pattern is gone. */
const SHOWN_BEFORE = /^(full-house|hidden-single-(box|line)|naked-single|simple-colours-wrap|bug-plus-one)$/;

/**
 * @typedef {object} Example
 * @property {string} link to the position, from the `#` on
 * @property {string} board its candidates as text
 * @property {string} told the step, its pattern and why it holds
 * @property {string} shown a player that begins with the step, and the step drawn where it is seen better before it
 * @property {string} propagation which propagation finds the same, with links to where
 * @property {string} strategy that of the player which shows it
 */

/**
 * @param {Engine} engine @param {Technique} technique @param {import('../example-link.mjs').KeptExample} kept
 * @param {Technique[]} techniques
 * @returns {Promise<Example>}
 */
export async function readExample(engine, technique, kept, techniques) {
  const link = exampleLink(kept);
  const read = await engine.parse(link);
  const found = read.ok ? await exampleStep(engine, read.puzzle, technique.id) : null;
  if (!read.ok || !found) throw new Error(`The example of ${technique.id} is none.`);
  const {step, easiest, number} = found;
  const shape = geometryOf(read.puzzle);
  const easier = techniques.find(({id}) => id === easiest.technique && id !== technique.id);
  const board = await engine.format(read.puzzle, 'candidates');
  const weakest = await weakestFor(engine, read.puzzle, step);
  const trial = weakest.startsWith('singleton-') ? await trialFor(engine, read.puzzle, step) : null;
  return {
    link: escaped(link), board: board.ok ? board.text : '',
    told: stepText(shape, technique, step) + (easier ? easierWords(shape, easier, easiest) : ''),
    shown: await shownOf(read.puzzle, technique, step, link, easier ? number : null),
    ...(trial ? trialWords(shape, trial) : propagationWords(shape, step, weakest)),
  };
}

/**
 * Tells the weakest propagator that alone reaches the conclusion.
 * @param {Geometry} shape
 * @param {FoundStep} step
 * @param {string} id
 */
function propagationWords(shape, step, id) {
  const strategy = formatStrategy({propagation: id, search: false});
  const inside = [linkTo('start'), linkTo(conclusionOf(shape, step), strategy)];
  const slots = {propagator: propagatorInSentence(id)};
  return {strategy, propagation: said('alone', {tag: 'p', slots, ids: {propagator: id}, inside})};
}

/**
 * How a trial of what the step rules out fails.
 * @param {Geometry} shape @param {{cell: number, digit: number, propagation: string}} trial
 */
function trialWords(shape, {cell, digit, propagation}) {
  const strategy = formatStrategy({propagation, choices: [{at: 0, cell, digit}]});
  const inside = [linkTo('start'), linkTo('guess 1', strategy), linkTo('contradiction 1', strategy)];
  const assumption = `${shape.cellName(cell)} = ${shape.symbol(digit)}`;
  const slots = {assumption, propagator: propagatorInSentence(propagation)};
  const id = propagation === 'ac3' ? 'trial' : 'trial.stronger';
  return {strategy, propagation: said(id, {tag: 'p', slots, ids: {propagator: propagation}, inside})};
}

/** The tag of a link to a step of the second grid. @param {string} step @param {string} [strategy] its own, if any */
function linkTo(step, strategy) {
  return `<a href="#grid" data-scope-step="${step}"${strategy ? ` data-scope-strategy="${strategy}"` : ''}>`;
}

/**
 * A player whose first step it is; with a picture beside it where the pattern is gone after the step.
 * @param {Puzzle} position @param {Technique} technique @param {FoundStep} step
 * @param {string} link to the position
 * @param {number | null} number which of the technique's steps it is, where something easier would come first
 */
async function shownOf(position, technique, step, link, number) {
  const {id, name} = technique;
  const shape = geometryOf(position);
  const isBefore = SHOWN_BEFORE.test(id);
  const pattern = id.startsWith('hidden-single') ? crossHatching(shape, step) :
    isBefore ? patternOf(shape, step) : wholePatternOf(shape, step);
  const {candidates, ...bare} = position;
  const puzzle = WITHOUT_MARKS.test(id) ? bare : {...bare, candidates};
  const label = tellStep(shape, technique, step).short;
  const picture = await puzzlePicture(/** @type {any} */ (puzzle), {...LOOKS, step, pattern, label});
  const legend = id.startsWith('hidden-single') ? said('hatched', {tag: 'figcaption'}) : legendBelow(pattern);
  const marks = WITHOUT_MARKS.test(id) ? 'none' : 'all';
  const strategy = `techniques${number === null ? '' : `.t${id}-${number}`}`;
  const player = {link, strategy, marks};
  if (!isBefore) return figure(playerOf({...player, step: 1}, picture), legend, ' class="demo"');
  const slots = {technique: name};
  const first = await puzzlePicture(/** @type {any} */ (puzzle), {...LOOKS, label: say('press-step', slots)});
  const caption = said('press-step', {tag: 'figcaption', slots, ids: {technique: id}});
  const both = [figure(picture, legend), figure(playerOf({...player, step: 0}, first), caption)];
  return `<div class="demo">\n${both.join('\n')}\n</div>`;
}

/** The meanings of the marks, which pages say in their languages. @param {StepPattern} pattern */
function legendBelow(pattern) {
  return `<figcaption data-legend="${meaningsOf(pattern).join(' ')}">${legendOf(pattern)}</figcaption>`;
}

/**
 * A hidden single, with the lines of the digits that bar the other cells of its unit.
 * @param {Geometry} shape @param {FoundStep} step @returns {StepPattern}
 */
function crossHatching(shape, step) {
  const [unit] = step.reason.units;
  const cells = shape.cellsOf(unit);
  const blockers = step.reason.roles.filter(({role}) => role === 'blocker').map(({cell}) => cell);
  const crosses = (/** @type {number} */ other) => other !== unit && shape.cellsOf(other).some((cell) =>
    cells.includes(cell) && !shape.cellsOf(other).includes(step.placements[0][0]));
  const lines = blockers.flatMap((cell) => [shape.row(cell), shape.size + shape.column(cell), 2 * shape.size +
    shape.box(cell)].filter(crosses));
  const pattern = patternOf(shape, step);
  const crossing = [...new Set(lines)].map((line) => ({unit: line, isCover: true}));
  return {...pattern, units: [{unit, isCover: false}, ...crossing]};
}

/** @param {string} content @param {string} caption an element @param {string} [attributes] */
function figure(content, caption, attributes = '') {
  return `<figure${attributes}>\n${content}\n${caption}\n</figure>`;
}

/** @param {{link: string, strategy: string, step: 0 | 1, marks: 'all' | 'none'}} player
 * @param {string} picture for readers without scripts */
function playerOf({link, strategy, step, marks}, picture) {
  return `<sudoku-scope id="steps" controls="compact" view="log" candidates="${marks}" strategy="${strategy}"\n` +
    `  step="${step}" puzzle="${escaped(link)}">\n${picture}\n</sudoku-scope>`;
}

/** @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function stepText(shape, technique, step) {
  const {short, pattern, why, chain} = tellStep(shape, technique, step);
  // Pattern and reason may share a sentence.
  const sentences = new Set(`${pattern} ${why}`.split(/(?<=[.!?]) (?=[A-Z0-9])/));
  const cases = chain.map((words) => `<li>${escaped(words)}</li>`).join('\n');
  return `<p><b>${escaped(short)}</b> ${escaped([...sentences].join(' '))}</p>${cases && `\n<ul>\n${cases}\n</ul>`}`;
}

/** The easier step there, in words. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function easierWords(shape, technique, step) {
  const {short} = tellStep(shape, technique, step);
  const link = `<a href="${technique.id}.html" data-technique="${technique.id}">${technique.name}</a>`;
  return `\n<p class="aside">${said('easier-step')} ${link}. ${escaped(short)}</p>`;
}

/** The first conclusion of a step. @param {Geometry} shape @param {FoundStep} step */
function conclusionOf(shape, {placements, eliminations}) {
  if (placements.length) return `place ${shape.cellName(placements[0][0])}`;
  const [[cell, digit]] = eliminations;
  return `eliminate ${shape.cellName(cell)} ${shape.symbol(digit)}`;
}

/**
 * The weakest propagator that reaches a step's conclusions by itself.
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
  throw new Error('No propagator reaches this.');
}

/**
 * The weakest propagator with which a trial of what a step rules out, from this very position, fails at once.
 * @param {Engine} engine @param {Puzzle} position @param {FoundStep} step
 */
async function trialFor(engine, position, {placements: [placed], eliminations}) {
  const [cell, digit] = placed ? [placed[0], otherDigit(position, placed)] : eliminations[0];
  const [, , ...propagators] = await engine.propagators();
  for (const {id: propagation} of propagators.filter(({id}) => !id.includes('singleton'))) {
    const strategy = {propagation, choices: [{at: 0, cell, digit}]};
    const ran = await engine.run(/** @type {any} */ (position), strategy);
    if (!ran.ok) continue;
    await ran.run.finished;
    const [guess] = await ran.run.events(await ran.run.next(0, 'decide'), 1);
    const next = (/** @type {string} */ kind) => ran.run.next(guess.index + 1, kind);
    const [failed, guessed, solved] = await Promise.all(['conflict', 'decide', 'solution'].map(next));
    ran.run.dispose();
    const isTrial = guess.cell === cell && guess.digit === digit;
    if (isTrial && failed < Math.min(guessed, solved)) return {cell, digit, propagation};
  }
  return null;
}

/** Another candidate of a cell. @param {Puzzle} position @param {[cell: number, digit: number]} placed */
function otherDigit(position, [cell, digit]) {
  const mask = /** @type {any} */ (position).candidates[cell];
  return Array.from({length: 36}, (_, i) => i + 1).find((each) => each !== digit && mask >> BigInt(each - 1) & 1n) ?? 0;
}
