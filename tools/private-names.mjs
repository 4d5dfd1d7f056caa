// Short names for the private members of classes. Terser gives each its own name within a file, so that large files
// have names of three letters; but no class sees those of another, and all can have the same names of one letter.
import {parseAst} from '@rollup/wasm-node/parseAst';
import {edited, nodesOf} from './syntax.mjs';

/** In this order, the most frequent member first. */
const LETTERS = 'etsinorahlcdumpgfybvwkxzETSINORAHLCDUMPGFYBVWKXZ';

/**
 * A module in which the private members of each class have names as short as can be.
 * @param {string} code
 */
export function withShortPrivateNames(code) {
  const edits = outerClasses(parseAst(code)).flatMap((each) => {
    const names = [...nodesOf(each)].filter(({type}) => type === 'PrivateIdentifier');
    const short = shortNames(names.map(({name}) => name));
    return names.map(({start, end, name}) => ({start, end, text: `#${short.get(name)}`}));
  });
  return edited(code, edits);
}

/** A class within another may see its members: the two are renamed as one. @param {any} node @returns {any[]} */
function outerClasses(node) {
  if (node.type === 'ClassBody') return [node];
  return Object.values(node).flatMap((child) => (child && typeof child === 'object' ? outerClasses(child) : []));
}

/** A new name for each. @param {string[]} names as often as they occur @returns {Map<string, string>} */
function shortNames(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const mostFirst = [...counts].sort(([, a], [, b]) => b - a);
  return new Map(mostFirst.map(([name], number) => [name, shortName(number)]));
}

/** e, t, …, ee, et, … @param {number} number @returns {string} */
function shortName(number) {
  const before = Math.floor(number / LETTERS.length);
  return (before ? shortName(before - 1) : '') + LETTERS[number % LETTERS.length];
}
