// A judge of proofs that is given no hints, written unlike the checker: does each line follow from all before it by
// unit propagation? Reads generously, since what is damaged is still to be judged.

const numbersOf = (line) => (line.match(/\S+/g) ?? []).map(Number);

/** The clauses of a statement; null where something in it is no number. @param {string} cnf */
export function clausesOf(cnf) {
  const [header, ...lines] = cnf.split('\n').filter((line) => line.trim() && !/^c( |$)/.test(line));
  if (!/^p cnf \d+ \d+$/.test(header ?? '')) return null;
  const clauses = lines.map(numbersOf);
  const isFine = clauses.every((clause) => clause.every(Number.isInteger) && clause.indexOf(0) === clause.length - 1);
  return isFine ? clauses.map((clause) => clause.slice(0, -1)) : null;
}

/** The clauses of the lines of a proof; null where one can't be read. @param {string} lrat */
export function linesOf(lrat) {
  const lines = lrat.split('\n').filter((line) => line.trim()).map(numbersOf);
  if (!lines.every((line) => line.every(Number.isInteger) && line.indexOf(0) > 0)) return null;
  return lines.map((line) => line.slice(1, line.indexOf(0)));
}

/** Counts, of each clause, how many of its literals are not false yet. */
class Judge {
  #clauses = [];
  #with = new Map();

  add(clause) {
    const literals = [...new Set(clause)];
    this.#clauses.push(literals);
    for (const literal of literals) {
      const others = this.#with.get(literal);
      if (others) others.push(this.#clauses.length - 1);
      else this.#with.set(literal, [this.#clauses.length - 1]);
    }
  }

  follows(clause) {
    const truths = new Set();
    const left = this.#clauses.map((literals) => literals.length);
    const queue = clause.map((literal) => -literal);
    for (const literals of this.#clauses) {
      if (literals.length === 0) return true;
      if (literals.length === 1) queue.push(literals[0]);
    }
    for (const literal of queue) {
      if (truths.has(-literal)) return true;
      if (truths.has(literal)) continue;
      truths.add(literal);
      for (const index of this.#with.get(-literal) ?? []) {
        left[index] -= 1;
        if (left[index] > 1) continue;
        const last = this.#clauses[index].find((each) => !truths.has(-each));
        if (last === undefined) return true;
        queue.push(last);
      }
    }
    return false;
  }
}

/** True if the lines show that the clauses can't all hold. @param {string} cnf @param {string} lrat */
export function isRefutation(cnf, lrat) {
  const [clauses, lines] = [clausesOf(cnf), linesOf(lrat)];
  if (!clauses || !lines?.length || lines.at(-1).length > 0) return false;
  const judge = new Judge();
  for (const clause of clauses) judge.add(clause);
  return lines.every((line) => {
    const follows = judge.follows(line);
    judge.add(line);
    return follows;
  });
}
