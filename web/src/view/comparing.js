/** Views for pages that compare runs: small boards, and the choice of a solver. */

export {icon} from './icons.js';
export {SmallBoard} from './board/small-board.js';
export {SolverSheet} from './controls/solver-sheet.js';
