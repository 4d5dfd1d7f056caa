/** A rating in words and numbers. Knows no document. */
import {count, levelOf, propagatorName} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play-rating.js';
import {speaker} from '../../web/src/language/catalogue.js';

/** @typedef {import('../../web/src/index.js').Rating} Rating */
/** @typedef {import('../../web/src/index.js').RatingForPeople} RatingForPeople */
/** @typedef {import('../../web/src/index.js').Technique} Technique */

const say = speaker('site/play-rating', messages);
/** In English the engine's own names are those of the techniques. */
const names = speaker('techniques/names', /** @type {Record<string, string>} */ ({}));

/**
 * Steps of one technique, one after the other.
 * @typedef {object} Stretch
 * @property {number} from the place of the first, from 1
 * @property {number} to
 * @property {string} id of the technique
 * @property {string} name
 * @property {number} difficulty of the hardest of them
 */

/** "XY-chain", "Guess" @param {Technique[]} techniques @param {string} id */
function nameOf(techniques, id) {
  if (names.has(`name.${id}`)) return names(`name.${id}`);
  return techniques.find((technique) => technique.id === id)?.name ?? say('guess');
}

/**
 * The path, shorter: steps of one technique that follow one another are one stretch.
 * @param {Pick<Rating, 'path'>} rating @param {Technique[]} techniques @returns {Stretch[]}
 */
export function stretchesOf({path}, techniques) {
  /** @type {Stretch[]} */
  const stretches = [];
  for (const [i, {technique: id, difficulty}] of path.entries()) {
    const last = stretches.at(-1);
    const place = i + 1;
    if (last?.id !== id) stretches.push({from: place, to: place, id, name: nameOf(techniques, id), difficulty});
    else Object.assign(last, {to: place, difficulty: Math.max(last.difficulty, difficulty)});
  }
  return stretches;
}

/** "7", "8 to 12" @param {Stretch} stretch */
export function placeOf({from, to}) {
  return from === to ? count(from) : say('range', {from, to});
}

/**
 * The level, and what it takes: if the hardest step is by a technique that classic puzzles have no use for, so it says.
 * @param {RatingForPeople} rating @param {Technique[]} techniques
 * @returns {{title: string, words: string}}
 */
export function headline({hardest, path}, techniques) {
  const {name, rule} = levelOf(hardest);
  const {technique} = path.find(({difficulty}) => difficulty === hardest) ?? {};
  const isOwn = techniques.some(({id, needsRules}) => id === technique && needsRules);
  return {title: say('level', {level: name}), words: say(isOwn ? 'level.like' : 'level.rule', {rule})};
}

/**
 * Names and values of the numbers; those for computers may still be looked for.
 * @param {RatingForPeople & Partial<Rating>} rating of at least one step
 * @param {Technique[]} techniques
 * @returns {[name: string, value: string][]}
 */
export function figuresOf({hardest, sum, path, weakestConsistency, guesses}, techniques) {
  const peak = path.findIndex(({difficulty}) => difficulty === hardest);
  return [
    [say('hardest'), say('hardest.value', {name: nameOf(techniques, path[peak].technique), difficulty: hardest})],
    [say('sum'), say('sum.value', {sum, steps: path.length})],
    [say('weakest'), weakestConsistency === undefined ? say('searched') : weakestWords(weakestConsistency)],
    [say('guesses'), guesses === undefined ? say('searched') : guessesWords(guesses)],
  ];
}

/** The propagator that is being tried. @param {string} id */
export function tryingWords(id) {
  return say('weakest.trying', {name: propagatorName(id)});
}

/** @param {string | null} id of a propagator */
function weakestWords(id) {
  return id ? propagatorName(id) : say('weakest.none');
}

/** @param {number} guesses Infinity above a million */
export function guessesWords(guesses) {
  return Number.isFinite(guesses) ? count(guesses) : say('guesses.many');
}

/** The curve in words, for people who can't see it. @param {RatingForPeople} rating @param {Technique[]} techniques */
export function curveWords({hardest, path}, techniques) {
  const peaks = stretchesOf({path}, techniques).filter(({difficulty}) => levelOf(difficulty) === levelOf(hardest));
  const named = peaks.slice(0, 3).map((peak) => say('peak', {name: peak.name, place: placeOf(peak)})).join(', ');
  const slots = {steps: path.length, level: levelOf(hardest).name, peaks: named};
  return peaks.length > 3 ? say('curve.more', {...slots, more: peaks.length - 3}) : say('curve', slots);
}
