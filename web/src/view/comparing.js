/** For pages that put runs beside each other: small boards, the choice of a solver, and the ids of all propagators. */

export {icon} from './icons.js';
export {SmallBoard} from './board/small-board.js';
export {SolverSheet} from './controls/solver-sheet.js';
export {PROPAGATOR_IDS} from '../words/strategy-names.js';
