// A tree of names as a text that people read, and what differs between two of them.

/** @typedef {{[name: string]: Tree} | string[]} Tree */

const WIDTH = 118;

/**
 * JSON in which lists fill lines, and no line is longer than 120 characters.
 * @param {Tree} tree
 */
export function write(tree) {
  return `${lines(tree, 0)}\n`;
}

/** @param {Tree} tree @param {number} depth */
function lines(tree, depth) {
  const indent = '  '.repeat(depth + 1);
  const end = `\n${'  '.repeat(depth)}`;
  if (Array.isArray(tree)) return tree.length > 0 ? `[\n${filled(tree, indent)}${end}]` : '[]';
  const fields = Object.entries(tree).map(([name, below]) =>
    `${indent}${JSON.stringify(name)}: ${lines(below, depth + 1)}`);
  return fields.length > 0 ? `{\n${fields.join(',\n')}${end}}` : '{}';
}

/** @param {string[]} list @param {string} indent */
function filled(list, indent) {
  const rows = [''];
  list.forEach((each, index) => {
    const word = `${JSON.stringify(each)}${index < list.length - 1 ? ', ' : ''}`;
    if (rows.at(-1) && indent.length + (rows.at(-1) + word).trimEnd().length > WIDTH) rows.push('');
    rows.push(rows.pop() + word);
  });
  return rows.map((row) => indent + row.trimEnd()).join('\n');
}

/**
 * The entries that each has and the other lacks, with their ways through the tree.
 * @param {Tree} before @param {Tree} now
 */
export function differences(before, now) {
  const [old, recent] = [leaves(before), leaves(now)];
  return {gone: [...old].filter((leaf) => !recent.has(leaf)), added: [...recent].filter((leaf) => !old.has(leaf))};
}

/** @param {Tree} tree @returns {Set<string>} */
function leaves(tree, way = '') {
  if (Array.isArray(tree)) return new Set(tree.length > 0 ? tree.map((each) => `${way}${each}`) : [way]);
  return new Set(Object.entries(tree).flatMap(([name, below]) => [...leaves(below, `${way}${name} › `)]));
}
