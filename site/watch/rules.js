/** The rules of what is shown, changed on their sheet. Loaded when somebody asks for it. */
import {formatLink} from '../../web/src/index.js';
import {lineOf} from '../common/opened.js';
import {openRules} from '../rules/rules-sheet.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/rules.js';

/** @typedef {import('../common/opened.js').Opened} Opened */

const words = speaker('site/rules', english);

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {object} page
 * @param {import('../../web/src/index.js').Puzzle} page.puzzle that was opened last
 * @param {import('../../web/src/index.js').SudokuScope} page.scope
 * @param {(text: string, shape?: import('../common/opened.js').Shape) =>
 *   Promise<Opened | import('../../web/src/index.js').Failure>} page.read
 * @param {(opened: Opened, how?: {editing: boolean}) => void} page.open
 * @param {(message: string) => void} page.say
 */
export async function changeRules(engine, {puzzle, scope, read, open, say}) {
  const editing = scope.editable;
  // Digits that were typed into the grid are the player's alone until they are done.
  const typed = editing ? await read(scope.puzzle, puzzle.rules ? undefined : puzzle) : null;
  const {boxRows, boxCols, size, givens, rules} = typed?.ok ? typed.puzzle : puzzle;
  openRules(engine, {boxRows, boxCols, size, givens, rules}, async (ruled) => {
    const result = await read(formatLink({...ruled, puzzle: lineOf(ruled)}));
    if (!result.ok) return say(result.error.message);
    open({...result, strategy: scope.strategy}, {editing});
    say(words('changed'));
  }, say);
}
