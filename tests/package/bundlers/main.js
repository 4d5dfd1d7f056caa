// Solves with the package and steps an element, and leaves what came of it in the title.
import 'sudokuscope/define';
import {createEngine} from 'sudokuscope';

const scope = document.querySelector('sudoku-scope');
const engine = await createEngine();
const {status, solutions} = await engine.solve(scope.puzzle);
const {text} = await engine.format(scope.puzzle, 'sdk');
const {rating} = await engine.rate(scope.puzzle);
while (!scope.length) await new Promise((resolve) => setTimeout(resolve, 20));
scope.next();
while (!scope.step) await new Promise((resolve) => setTimeout(resolve, 20));
document.title = JSON.stringify({
  mode: engine.info().mode, status, solution: solutions[0], lines: text.split('\n').length > 8, level: rating.level,
  stepped: scope.step > 0,
});
