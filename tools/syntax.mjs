// Changes in the source of a module, by its syntax tree as rollup parses it.

/**
 * All nodes of a tree.
 * @param {any} node of ESTree
 * @returns {Generator<any>} each before its children
 */
export function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node;
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') yield* nodesOf(child);
}

/**
 * @param {string} code
 * @param {{start: number, end: number, text: string}[]} edits that do not overlap, in any order
 */
export function edited(code, edits) {
  const inOrder = [...edits].sort((a, b) => b.start - a.start);
  return inOrder.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
