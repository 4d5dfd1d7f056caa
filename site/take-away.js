/** Taking the board away as text. Loaded when it is first asked for. */
import {copy} from './clipboard.js';

/** @typedef {import('../web/src/index.js').SudokuScope} SudokuScope */

const names = {line: 'Line', grid: 'Grid', candidates: 'Candidates'};

/**
 * Copies the board as it stands at this step.
 * @param {import('../web/src/index.js').Engine} engine
 * @param {SudokuScope} scope
 * @param {'line' | 'grid' | 'candidates'} format
 * @param {(message: string) => void} say
 */
export async function copyAs(engine, scope, format, say) {
  const {values, candidates} = await scope.run.stateAt(scope.step);
  const result = await engine.format({...scope.run.puzzle, givens: values, candidates}, format);
  if (result.ok) await copy(result.text, names[format], say);
  else say(result.error.message);
}
