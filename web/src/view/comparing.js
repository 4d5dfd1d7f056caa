/** Views for pages that compare runs: small boards, the choice of a solver, the ids of all propagators. */

export {icon} from './icons.js';
export {SmallBoard} from './board/small-board.js';
export {SolverSheet} from './controls/solver-sheet.js';
export {PROPAGATOR_IDS} from '../words/strategy-names.js';
