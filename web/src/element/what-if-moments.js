/** The moments at which answers to a reader's questions load more code. */

/** The chain of a contradiction. */
export const chains = () => Promise.all([
  import('../words/chain.js'), import('../words/implication-graph.js'), import('../words/numbers.js')]);
/** The smallest reason of a step. */
export const fewest = () => import('../words/techniques/fewest.js');
/** The proof of a step. */
export const checking = () => Promise.all([import('../checker/check-proof.js'), import('../grid/statement-check.js')]);
