// Instructions that solving a 9x9 takes, counted by valgrind: the load of the machine cannot blur these. Those that
// reading the corpus takes are subtracted.
import {buildEngine, compile, count} from './instructions/counted.mjs';
import {report} from '../support/figures.mjs';

buildEngine();
const program = compile('solve_corpus', 'tests/bench/instructions/solve_corpus.cpp');
for (const corpus of ['easy', 'few', 'hard']) {
  const [once, twice] = ['1', '2'].map((times) => count(program, [corpus, times]));
  const instructions = twice.instructions - once.instructions;
  const [puzzles, nodes] = once.printed.split(' ').map(Number);
  report(`instructions of a puzzle of the corpus ${corpus}`, '',
    `${Math.round(instructions / puzzles)}, ${Math.round(instructions / nodes)} a node`, puzzles > 0);
}
