// The addresses of files that code looks for beside itself: workers and WebAssembly.
import {basename} from 'node:path';
import {edited, nodesOf} from './syntax.mjs';

/** True for `new URL('…', import.meta.url)`. */
const isAddress = ({type, callee, arguments: [path, base] = []}) => type === 'NewExpression' &&
  callee.name === 'URL' && path?.type === 'Literal' && base?.object?.type === 'MetaProperty';

/**
 * A plugin for rollup: a file that code names gets the name that it has in the output, where all files lie in one
 * folder, in whichever folder of the sources they are.
 * @param {Record<string, string>} renamed by the names in the sources
 * @returns {import('@rollup/wasm-node').Plugin}
 */
export const renameFiles = (renamed) => ({
  name: 'rename-files',
  transform(code) {
    if (!code.includes('import.meta') && !Object.keys(renamed).some((name) => code.includes(name))) return null;
    const nodes = [...nodesOf(this.parse(code))];
    const addresses = new Set(nodes.filter(isAddress).map(({arguments: [path]}) => path));
    const literals = nodes.filter((node) => addresses.has(node) || (node.type === 'Literal' && renamed[node.value]));
    const edits = literals.map((node) => {
      const name = renamed[basename(node.value)] ?? basename(node.value);
      return {start: node.start, end: node.end, text: JSON.stringify(addresses.has(node) ? `./${name}` : name)};
    });
    return {code: edited(code, edits), map: null};
  },
});
