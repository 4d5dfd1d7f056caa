/** For pages that put runs beside each other: small boards, and the choice of a solver. */

export {icon} from './icons.js';
export {SmallBoard} from './board/small-board.js';
export {SolverSheet} from './controls/solver-sheet.js';
