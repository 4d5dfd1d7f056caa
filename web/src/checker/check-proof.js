/**
 * Checks a proof that clauses can't all hold. It was written apart from everything else here, to be read: it imports
 * nothing, knows nothing of Sudoku, and searches for nothing. What it does not understand, it refuses.
 *
 * The statement is a DIMACS file: `p cnf <variables> <clauses>`, then a clause a line, numbers that end with 0. 5 means
 * that variable 5 is true, -5 that it is false, and of the numbers of a clause at least one has to be right.
 *
 * The proof is an LRAT file (Cruz-Filipe, Heule, Hunt, Kaufmann, Schneider-Kamp, "Efficient Certified RAT
 * Verification", 2017). A line has a number, a new clause, 0, hints, 0. The hints are the numbers of earlier clauses,
 * which show that the new one holds: suppose that it doesn't, so that all its literals are false. Then in the first
 * hinted clause all literals are false but one, which therefore is true; with that, so it is in the next; and in the
 * last all are false, which can't be. When the empty clause has been shown so, the statement contradicts itself.
 */

/**
 * The outcome. Of a proof that is refused, the line at fault, from 1 on, and why.
 * @typedef {{accepted: true} | Refused} Verdict
 * @typedef {{accepted: false, file: 'cnf' | 'lrat', line: number, reason: Reason}} Refused
 */

/**
 * Why a proof is refused.
 *
 * - `not-text`: a file is no text; `header`: the statement does not begin with `p cnf` and two numbers
 * - `number`: something is no whole number, or there is not one space between two
 * - `literal`: 0, or a variable that there is not, is in a clause; `no-end`: the 0 behind a list is missing
 * - `clause-count`: the statement has more or fewer clauses than it says
 * - `line-number`: a line's number is not higher than all before; `opposites`: a new clause has a literal both ways
 * - `unknown-hint`: there is no clause of that number; `useless-hint`: more of it could be true than one literal, or
 *   one is true already; `no-contradiction`: the hints end before there is one; `late-hint`: they go on behind it
 * - `late-line`: lines go on behind the empty clause; `no-empty-clause`: the proof ends without it
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

/** Lines between two looks at the clock. */
const LINES_AT_ONCE = 64;
/** How long the page waits for it, in milliseconds. */
const SLICE_MS = 8;

/**
 * Checks a proof, a few milliseconds at a time, so that a page stays alive.
 * @param {string} cnf the statement
 * @param {string} lrat the proof
 * @param {{signal?: {readonly aborted: boolean}, onProgress?: (done: number) => void}} [options] `onProgress` gets the
 *   share of the two files that has been read, 0 to 1
 * @returns {Promise<Verdict | null>} null where the signal stopped it
 */
export async function checkProof(cnf, lrat, {signal, onProgress} = {}) {
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
 * The check in pieces, between which who called it can do other things.
 * @param {string} cnf @param {string} lrat
 * @returns {Generator<number, Verdict, void>} after each piece the share that is done
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
 * The whole numbers of a line, written the one way that there is.
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
 * Goes through the proof line by line, and returns where it is one.
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
 * Supposes that a clause does not hold, and follows the hints to a contradiction.
 * @param {number[]} clause @param {(number[] | undefined)[]} hinted
 * @returns {Reason | null} null where they come to one
 */
function faultIn(clause, hinted) {
  // The literals that hold as long as the clause does not.
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
