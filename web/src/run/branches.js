/**
 * The branches that a search has closed, as a proof has lines about them: each line says that some guesses of a branch
 * can't all be right.
 */

/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */

/**
 * A branch: its guesses, and where the run makes the last of them and takes it back.
 * @typedef {{guesses: {cell: number, digit: number}[], first: number, last: number}} Branch
 */

/** The outcome of a node that the run has not closed, as OUTCOMES of the protocol numbers them. */
const OPEN = 0;
/** More lines than anybody reads; search computes each of these positions again. */
const MOST = 5000;

/**
 * The branches in the order in which they were closed, so that those beneath others come before these. Branches with a
 * split are left out: a clause about single digits can't deny half of a cell's digits.
 * @param {Tree} tree of a whole run
 * @returns {Branch[]} those closed first, if there are very many
 */
export function closedBranches(tree) {
  const rows = [...tree.parent.keys()].filter((row) => row > 0 && tree.outcome[row] !== OPEN);
  rows.sort((a, b) => tree.last[a] - tree.last[b]);
  return rows.slice(0, MOST).flatMap((row) => {
    const guesses = [];
    for (let at = row; at > 0; at = tree.parent[at]) {
      if (tree.half[at]) return [];
      guesses.unshift({cell: tree.cell[at], digit: tree.digit[at]});
    }
    return [{guesses, first: tree.first[row], last: tree.last[row]}];
  });
}

/**
 * The guesses of a branch as variables of the statement.
 * @param {Branch} branch @param {number} size @returns {number[]}
 */
export function variablesOf({guesses}, size) {
  return guesses.map(({cell, digit}) => cell * size + digit);
}

/**
 * The guesses that a line of a proof speaks of: all that it denies.
 * @param {string} line of a DRAT file @param {number} size
 */
export function deniedBy(line, size) {
  return line.split(' ').map(Number).filter(Boolean).map((literal) => {
    const place = -literal - 1;
    return {cell: Math.floor(place / size), digit: place % size + 1};
  });
}
