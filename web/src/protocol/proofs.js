/** The messages between page and worker about proofs. */

/**
 * The result of a search for a proof, and the sizes of statement and proof.
 * @typedef {object} ProofSummary
 * @property {'running' | 'unique' | 'none' | 'several' | 'limit'} status
 * @property {number} variables
 * @property {number} clauses clauses of the statement
 * @property {number} lines lines of the proof; 0 without a proof
 * @property {number} hints hints of all lines together
 * @property {number} trials assumptions that were tried
 * @property {number[][]} solutions at most two
 * @property {number[]} branchLines as in `Proof`
 */

/**
 * A proof, or the reason why there is none.
 * @typedef {object} Proof
 * @property {'unique' | 'none' | 'several' | 'limit' | 'cancelled'} status `unique`: the proof shows that there is
 *   exactly one solution; `none`: that there is none; `several`: there are at least two, so there is nothing to prove;
 *   `limit`: the proof would be too long
 * @property {string[]} solutions the solutions found, at most two, as lines of digits
 * @property {string | null} cnf the statement, a DIMACS file; null without a proof
 * @property {string | null} lrat the proof with hints, an LRAT file
 * @property {string | null} drat the proof without hints, a DRAT file
 * @property {number} variables variables of the statement
 * @property {number} clauses clauses of the statement
 * @property {number} lines lines of the proof
 * @property {number} hints hints of all lines together
 * @property {number} trials assumptions that were tried
 * @property {number[]} branchLines for each branch, the number of its line in the proof, from 1; the line may name only
 *   some of its guesses; 0 if there is none
 * @property {number} ms milliseconds
 */

/**
 * A proof that a step follows from a position.
 * @typedef {Omit<Proof, 'status'> & {status: 'follows' | 'not-forced' | 'limit' | 'cancelled', puzzle: any}} StepProof
 *   `follows`: the proof shows that the position has no solution in which the step is false; `not-forced`: there is
 *   one, in `solutions`; `puzzle` is the position in which the step is false
 */

export {};
