/**
 * The mistakes in a game, in rungs: each tells a little more of one mistake, the last one the right digit.
 * Knows no document.
 */
import {plural} from '../../web/src/index.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./edits.js').Change} Change */

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
  const unit = 2 * shape.size + shape.box(cell);
  const box = shape.unitName(unit);
  const [is, right] = [game.digit(cell), solution[cell]].map(shape.symbol);
  return {
    kind: 'digit', cell, names: ['How many are wrong', 'Which box', 'Which digit', 'Which cell', 'What it is'],
    rungs: [
      {text: count > 1 ? `${plural(count, 'digit')} are wrong.` : 'One digit is wrong.',
        note: count > 1 ? 'This hint is about the one that was placed first.' : '', unit: -1, wrong: []},
      {text: `Look at ${box}.`, note: '', unit, wrong: []},
      {text: `One ${is} in ${box} is wrong.`, note: '', unit, wrong: []},
      {text: `${name} is not ${is}.`, note: reasonAgainst(game, cell), unit: -1, wrong: [cell]},
      {text: `${name} is ${right}, not ${is}.`, note: reasonAgainst(game, cell), unit: -1, wrong: [cell]},
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
  const unit = 2 * shape.size + shape.box(cell);
  const box = shape.unitName(unit);
  const right = shape.symbol(solution[cell]);
  return {
    kind: 'marks', cell, names: ['How many are wrong', 'Which box', 'Which cell', 'Which digit'],
    rungs: [
      {text: `The centre marks of ${count > 1 ? plural(count, 'cell') : 'one cell'} don’t include the right digit.`,
        note: '', unit: -1, wrong: []},
      {text: `A cell in ${box} is missing a mark.`, note: '', unit, wrong: []},
      {text: `${name} is missing a mark.`, note: 'A candidate was removed by mistake.', unit: -1, wrong: [cell]},
      {text: `${name} can still be ${right}.`, note: 'Nothing rules it out.', unit: -1, wrong: [cell]},
    ],
    correct: (now) => {
      const content = now.content(cell);
      return [[cell, {...content, centre: content.centre | (1 << solution[cell])}]];
    },
  };
}

/**
 * Where the same digit stands, if the cell sees it; else only the solution speaks against it.
 * @param {Game} game @param {number} cell
 */
function reasonAgainst(game, cell) {
  const {shape} = game;
  const digit = game.digit(cell);
  const other = shape.peers(cell).find((peer) => game.digit(peer) === digit);
  return other === undefined ? 'With it, the grid can’t be completed.' :
    `${shape.cellName(other)} is ${shape.symbol(digit)} too.`;
}
