/** The messages between page and worker about proofs. */

/**
 * How a search for a proof ended, and how large statement and proof are.
 * @typedef {object} ProofSummary
 * @property {'running' | 'unique' | 'none' | 'several' | 'limit'} status
 * @property {number} variables
 * @property {number} clauses of the statement
 * @property {number} lines of the proof; 0 where there is none
 * @property {number} hints in all of its lines
 * @property {number} trials assumptions that were tried
 * @property {number[][]} solutions at most two
 * @property {number[]} branchLines
 */

/**
 * A proof, or why there is none.
 * @typedef {object} Proof
 * @property {'unique' | 'none' | 'several' | 'limit' | 'cancelled'} status `unique`: the proof shows that there is no
 *   solution but one; `none`: that there is none at all; `several`: two are known, so that there is nothing to prove;
 *   `limit`: the proof would be too long
 * @property {string[]} solutions those that were found, at most two
 * @property {string | null} cnf the statement, a DIMACS file; null where there is no proof
 * @property {string | null} lrat the proof with hints, an LRAT file
 * @property {string | null} drat the proof without, a DRAT file
 * @property {number} variables of the statement
 * @property {number} clauses of the statement
 * @property {number} lines of the proof
 * @property {number} hints in all of its lines
 * @property {number} trials assumptions that were tried
 * @property {number[]} branchLines of each branch that was asked for, the line about it, from 1 on, which speaks of its
 *   guesses or of some of them; 0 for none
 * @property {number} ms how long it took
 */

/**
 * A proof that a step follows from a position.
 * @typedef {Omit<Proof, 'status'> & {status: 'follows' | 'not-forced' | 'limit' | 'cancelled', puzzle: any}} StepProof
 *   `follows`: the proof shows that the position has no solution in which the step is wrong; `not-forced`: there is
 *   one, in `solutions`; `puzzle` is the position in which the step is denied
 */

export {};
