/**
 * Checks a proof that clauses can't all be true. It is independent of all other code here, so that you can read and
 * trust it by itself: it imports nothing, knows nothing about Sudoku, and never searches. It rejects everything that it
 * doesn't understand.
 *
 * The statement is a DIMACS file: `p cnf <variables> <clauses>`, then one clause per line, as numbers that end with 0.
 * 5 means that variable 5 is true, -5 that it is false; at least one literal of each clause must be true.
 *
 * The proof is an LRAT file (Cruz-Filipe, Heule, Hunt, Kaufmann, Schneider-Kamp, "Efficient Certified RAT
 * Verification", 2017). A line has a number, a new clause, 0, hints, 0. The hints are the numbers of earlier clauses
 * that prove the new one: assume that all its literals are false. Then the first hinted clause has only one literal
 * that isn't false, so this literal is true; with it, the same holds for the next clause, and so on. In the last one,
 * all literals are false, which is a contradiction. Once the empty clause is proved, the statement contradicts itself.
 */

/**
 * The result. For a rejected proof, it has the line at fault, from 1 on, and the reason.
 * @typedef {{accepted: true} | Refused} Verdict
 * @typedef {{accepted: false, file: 'cnf' | 'lrat', line: number, reason: Reason}} Refused
 */

/**
 * The reasons to reject a proof.
 *
 * - `not-text`: a file is not text; `header`: the statement does not begin with `p cnf` and two numbers
 * - `number`: something is not an integer, or numbers are not separated by one space
 * - `literal`: a literal is 0 or has no variable; `no-end`: the 0 after a list is missing
 * - `clause-count`: the number of clauses is wrong
 * - `line-number`: a line's number is not higher than all earlier ones; `opposites`: a clause has a literal and its
 *   opposite
 * - `unknown-hint`: there is no such clause; `useless-hint`: more than one of its literals could be true, or one is
 *   true already; `no-contradiction`: the hints end without a contradiction; `late-hint`: a hint comes after it
 * - `late-line`: the proof continues after the empty clause; `no-empty-clause`: it ends without it
 * @typedef {'not-text' | 'header' | 'number' | 'literal' | 'no-end' | 'clause-count' | 'line-number' | 'opposites'
 *           | 'unknown-hint' | 'useless-hint' | 'no-contradiction' | 'late-hint' | 'late-line' | 'no-empty-clause'
 *          } Reason
 */

/** Thrown at the first fault. */
class Refusal {
  /** @param {'cnf' | 'lrat'} file @param {number} line @param {Reason} reason */
  constructor(file, line, reason) {
    /** @type {Refused} */
    this.verdict = {accepted: false, file, line, reason};
  }
}

/** The number of lines between two checks of the clock. */
const LINES_AT_ONCE = 64;
/** The length of a piece of work, in milliseconds. */
const SLICE_MS = 8;

/**
 * Checks a proof, a few milliseconds at a time, so that the page stays responsive.
 * @param {string} cnf the statement
 * @param {string} lrat the proof
 * @param {{signal?: {readonly aborted: boolean}, onProgress?: (done: number) => void}} [options] `onProgress` gets the
 *   finished share of the two files, 0 to 1
 * @returns {Promise<Verdict | null>} null if the signal aborted it
 */
export async function checkProof(cnf, lrat, options) {
  const {signal, onProgress} = options ?? {};
  const work = checking(cnf, lrat);
  for (;;) {
    const end = performance.now() + SLICE_MS;
    let next;
    do {
      next = work.next();
      if (next.done) return next.value;
    } while (performance.now() < end);
    if (signal?.aborted) return null;
    onProgress?.(next.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * The check in pieces; between them, the caller can do other work.
 * @param {string} cnf @param {string} lrat
 * @returns {Generator<number, Verdict, void>} after each piece, the finished share
 */
export function* checking(cnf, lrat) {
  try {
    if (typeof cnf !== 'string') throw new Refusal('cnf', 1, 'not-text');
    if (typeof lrat !== 'string') throw new Refusal('lrat', 1, 'not-text');
    const total = cnf.length + lrat.length + 1;
    const {clauses, variables} = yield* readStatement(cnf, total);
    yield* followProof(lrat, clauses, variables, cnf.length, total);
    return {accepted: true};
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.verdict;
    throw refusal;
  }
}

/**
 * Lines of a text, with their numbers. The last one may end with a line break, too.
 * @param {string} text
 * @returns {Generator<[line: string, number: number, end: number], void, void>}
 */
function* linesOf(text) {
  let [start, number] = [0, 0];
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    number += 1;
    yield [text.slice(start, end), number, end];
    start = end + 1;
  }
}

/**
 * The integers of a line, in their only valid form.
 * @param {string} line @param {() => Refusal} refusal
 */
function numbersIn(line, refusal) {
  return line.split(' ').map((word) => {
    const number = Number(word);
    if (!Number.isSafeInteger(number) || String(number) !== word) throw refusal();
    return number;
  });
}

/**
 * The clauses of the statement by number, which is their order.
 * @param {string} cnf @param {number} total
 * @returns {Generator<number, {clauses: Map<number, number[]>, variables: number}, void>}
 */
function* readStatement(cnf, total) {
  /** @type {Map<number, number[]>} */
  const clauses = new Map();
  let [variables, wanted, last] = [-1, 0, 1];
  for (const [line, number, end] of linesOf(cnf)) {
    const refuse = (/** @type {Reason} */ reason) => new Refusal('cnf', number, reason);
    last = number;
    if (line === 'c' || line.startsWith('c ')) continue;
    if (variables < 0) {
      const header = /^p cnf (\d{1,9}) (\d{1,9})$/.exec(line);
      if (!header) throw refuse('header');
      [variables, wanted] = [Number(header[1]), Number(header[2])];
      continue;
    }
    const clause = numbersIn(line, () => refuse('number'));
    if (clause.pop() !== 0) throw refuse('no-end');
    if (!clause.every((literal) => isLiteral(literal, variables))) throw refuse('literal');
    clauses.set(clauses.size + 1, clause);
    if (clauses.size % LINES_AT_ONCE === 0) yield end / total;
  }
  if (variables < 0) throw new Refusal('cnf', last, 'header');
  if (clauses.size !== wanted) throw new Refusal('cnf', last, 'clause-count');
  return {clauses, variables};
}

/** @param {number} literal @param {number} variables */
function isLiteral(literal, variables) {
  return literal !== 0 && Math.abs(literal) <= variables;
}

/**
 * Checks the proof line by line, and returns if it is valid.
 * @param {string} lrat @param {Map<number, number[]>} clauses @param {number} variables
 * @param {number} before @param {number} total
 * @returns {Generator<number, void, void>}
 */
function* followProof(lrat, clauses, variables, before, total) {
  let [latest, last, isShown] = [clauses.size, 1, false];
  for (const [line, number, end] of linesOf(lrat)) {
    const refuse = (/** @type {Reason} */ reason) => new Refusal('lrat', number, reason);
    last = number;
    if (isShown) throw refuse('late-line');
    const [name, ...rest] = numbersIn(line, () => refuse('number'));
    if (name <= latest) throw refuse('line-number');
    const middle = rest.indexOf(0);
    if (middle < 0 || rest.pop() !== 0 || middle === rest.length) throw refuse('no-end');
    const [clause, hints] = [rest.slice(0, middle), rest.slice(middle + 1)];
    if (!clause.every((literal) => isLiteral(literal, variables))) throw refuse('literal');
    const fault = faultIn(clause, hints.map((hint) => clauses.get(hint)));
    if (fault) throw refuse(fault);
    clauses.set(name, clause);
    latest = name;
    isShown = clause.length === 0;
    if (number % LINES_AT_ONCE === 0) yield (before + end) / total;
  }
  if (!isShown) throw new Refusal('lrat', last, 'no-empty-clause');
}

/**
 * Assumes that a clause is false, and follows the hints to a contradiction.
 * @param {number[]} clause @param {(number[] | undefined)[]} hinted
 * @returns {Reason | null} null if they lead to one
 */
function faultIn(clause, hinted) {
  // The literals that are true if the clause is false.
  const isTrue = new Set(clause.map((literal) => -literal));
  if (clause.some((literal) => isTrue.has(literal))) return 'opposites';
  for (const [at, hint] of hinted.entries()) {
    if (!hint) return 'unknown-hint';
    const left = hint.filter((literal) => !isTrue.has(-literal));
    if (left.length === 0) return at + 1 < hinted.length ? 'late-hint' : null;
    if (left.length > 1 || isTrue.has(left[0])) return 'useless-hint';
    isTrue.add(left[0]);
  }
  return 'no-contradiction';
}
