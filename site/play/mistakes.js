/**
 * The mistakes in a game, in rungs: each tells a little more of one mistake, the last one the right digit.
 * Knows no document.
 */
import messages from '../../web/languages/en/site/play-hints.js';
import {speaker} from '../../web/src/language/catalogue.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./edits.js').Change} Change */

const say = speaker('site/play-hints', messages);

/**
 * @typedef {object} Mistake
 * @property {'digit' | 'marks'} kind
 * @property {number} cell
 * @property {string[]} names what each rung will tell
 * @property {{text: string, note: string, unit: number, wrong: number[]}[]} rungs unit: to point out, or -1
 * @property {(game: Game) => Change[]} correct
 */

/**
 * The mistake to be told first: digits before marks, those that were put first before others.
 * @param {Game} game
 * @param {{digits: number[], marks: number[]}} wrong
 * @param {ArrayLike<number>} solution
 * @returns {Mistake | null} null where nothing is wrong
 */
export function firstMistake(game, {digits, marks}, solution) {
  const put = game.typed.map(({cell}) => cell).filter((cell) => digits.includes(cell));
  if (digits.length) return wrongDigit(game, put[0] ?? digits[0], digits.length, solution);
  return marks.length ? wrongMarks(game, marks[0], marks.length, solution) : null;
}

/**
 * @param {Game} game @param {number} cell @param {number} count of mistakes @param {ArrayLike<number>} solution
 * @returns {Mistake}
 */
function wrongDigit(game, cell, count, solution) {
  const {shape} = game;
  const name = shape.cellName(cell);
  const [unit] = shape.unitsOf(cell);
  const box = shape.unitName(unit);
  const [digit, right] = [game.digit(cell), solution[cell]].map(shape.symbol);
  const note = reasonAgainst(game, cell);
  return {
    kind: 'digit', cell, names: rungNames('count', 'box', 'digit', 'cell', 'value'),
    rungs: [
      {text: say('digits', {count}), note: count > 1 ? say('digits.first') : '', unit: -1, wrong: []},
      {text: say('digits.box', {unit: box}), note: '', unit, wrong: []},
      {text: say('digits.digit', {digit, unit: box}), note: '', unit, wrong: []},
      {text: say('digits.cell', {cell: name, digit}), note, unit: -1, wrong: [cell]},
      {text: say('digits.value', {cell: name, right, digit}), note, unit: -1, wrong: [cell]},
    ],
    correct: (now) => [[cell, {...now.content(cell), digit: solution[cell]}]],
  };
}

/**
 * @param {Game} game @param {number} cell @param {number} count of mistakes @param {ArrayLike<number>} solution
 * @returns {Mistake}
 */
function wrongMarks(game, cell, count, solution) {
  const {shape} = game;
  const name = shape.cellName(cell);
  const [unit] = shape.unitsOf(cell);
  const box = shape.unitName(unit);
  const right = shape.symbol(solution[cell]);
  return {
    kind: 'marks', cell, names: rungNames('count', 'box', 'cell', 'digit'),
    rungs: [
      {text: say('marks', {count}), note: '', unit: -1, wrong: []},
      {text: say('marks.box', {unit: box}), note: '', unit, wrong: []},
      {text: say('marks.cell', {cell: name}), note: say('marks.removed'), unit: -1, wrong: [cell]},
      {text: say('marks.digit', {cell: name, digit: right}), note: say('marks.possible'), unit: -1, wrong: [cell]},
    ],
    correct: (now) => {
      const content = now.content(cell);
      return [[cell, {...content, centre: content.centre | (1 << solution[cell])}]];
    },
  };
}

/**
 * The place of the same digit, if the cell sees it; else only the solution speaks against it.
 * @param {Game} game @param {number} cell
 */
function reasonAgainst(game, cell) {
  const {shape} = game;
  const digit = game.digit(cell);
  const other = shape.peers(cell).find((peer) => game.digit(peer) === digit);
  return other === undefined ? say('digits.dead-end') :
    say('digits.twice', {cell: shape.cellName(other), digit: shape.symbol(digit)});
}

/** The contents of each rung. @param {...('count' | 'box' | 'digit' | 'cell' | 'value')} rungs */
function rungNames(...rungs) {
  return rungs.map((rung) => say(`rung.${rung}`));
}
