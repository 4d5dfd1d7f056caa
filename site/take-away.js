/** Taking a puzzle or a run away from the page. Loaded when it is first asked for. */
import {copy} from './clipboard.js';
import {formatTrace} from '../web/src/index.js';

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

/**
 * Saves the run as a file that opens again here.
 * @param {SudokuScope['run']} run
 * @param {(message: string) => void} say
 */
export async function saveRun(run, say) {
  await run.finished;
  const result = await formatTrace(run);
  if (!result.ok) return say(result.error.message);
  const url = URL.createObjectURL(new Blob([result.text], {type: 'application/json'}));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = 'sudokuscope-run.json';
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
