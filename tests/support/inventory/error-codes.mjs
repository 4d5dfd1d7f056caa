// The codes of errors: the table in the package's README is their list, with an example of each.
import {readFileSync} from 'node:fs';

const readme = readFileSync(new URL('../../../web/README.md', import.meta.url), 'utf8');
/** Codes that no call brings about by itself. */
const NOT_BY_A_CALL = ['engine'];

const spansOf = (/** @type {string} */ cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The rows of a table with the heading `code`. @param {string} markdown */
export const rowsOfCodes = (markdown) => /^\| code \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(markdown)?.[1].trim().split('\n')
  .map((row) => row.split('|').slice(1, -1).map(spansOf)) ?? [];

/** The calls of the examples, by their code. @type {[code: string, calls: string[]][]} */
const examples = rowsOfCodes(readme).map(([[code], , calls]) => [code, calls]);

/** All codes. */
export const CODES = examples.map(([code]) => code);

/**
 * The codes that the examples of the README give, each beside its own.
 * @param {any} index the package
 * @returns {Promise<[code: string, given: string | undefined][]>}
 */
export async function codesOfExamples(index) {
  /** @type {[string, string | undefined][]} */
  const found = [];
  const engine = await index.createEngine({mode: 'main'});
  // The last, since it ends the engine.
  const ordered = [...examples].sort(([a], [b]) => Number(a === 'disposed') - Number(b === 'disposed'));
  for (const [code, calls] of ordered.filter(([each]) => !NOT_BY_A_CALL.includes(each))) {
    let answer;
    for (const call of calls) {
      const names = ['engine', 'parseLink', 'parseTrace'];
      answer = await new Function(...names, `return ${call}`)(engine, index.parseLink, index.parseTrace);
    }
    found.push([code, answer?.error?.code]);
  }
  return found;
}
