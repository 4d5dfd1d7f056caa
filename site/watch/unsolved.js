/** The page without an engine: the puzzle as it is, and why it stays so. Loaded where there is none. */
import {byId} from '../common/dom.js';
import {firstSample} from '../puzzles/samples.js';
import {parseLink} from '../../web/src/index.js';

/** @param {import('../../web/src/index.js').SudokuScope} scope */
export function showUnsolved(scope) {
  byId('no-engine').hidden = false;
  const asked = parseLink(location.hash);
  if (asked.ok && asked.link.boxRows) scope.setAttribute('box', `${asked.link.boxRows}x${asked.link.boxCols}`);
  scope.puzzle = asked.ok ? asked.link.puzzle : firstSample.puzzle;
}
