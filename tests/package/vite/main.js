// Solves with the package and steps an element, and leaves what came of it in the title.
import {sharedEngine} from 'sudokuscope';
import 'sudokuscope/define';
import wasm from 'sudokuscope/sudoku.wasm?url';

const scope = document.querySelector('sudoku-scope');
const engine = await sharedEngine();
const {status, solutions} = await engine.solve(scope.puzzle);
const {text} = await engine.format(scope.puzzle, 'sdk');
while (!scope.length) await new Promise((resolve) => setTimeout(resolve, 20));
scope.next();
while (!scope.step) await new Promise((resolve) => setTimeout(resolve, 20));
document.title = JSON.stringify({
  mode: engine.info().mode, status, solution: solutions[0], lines: text.split('\n').length > 8, stepped: scope.step > 0,
  wasm: (await fetch(wasm)).ok,
});
