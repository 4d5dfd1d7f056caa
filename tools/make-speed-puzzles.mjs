// Makes site/speed/puzzles.js, the 9x9 sets that the page measures: an even choice of the project's corpora.
//
//     node tools/make-speed-puzzles.mjs
import {readFile, writeFile} from 'node:fs/promises';

const kept = 60;
/** The names of the files; what they are called stands in the catalogue. */
const sets = ['easy', 'few', 'hard'];

const chosen = [];
for (const id of sets) {
  const text = await readFile(new URL(`../tests/data/corpora/${id}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^[1-9.]{81}$/.test(line));
  chosen.push({id, lines: Array.from({length: kept}, (_, i) => lines[Math.floor(i * lines.length / kept)])});
}
const written = chosen.map(({id, lines}) => `  {
    id: '${id}',
    lines: [
${lines.map((line) => `      '${line}',`).join('\n')}
    ],
  },`);
const target = new URL('../site/speed/puzzles.js', import.meta.url);
await writeFile(target, `/** 9x9 sets, easy to hard. Made by tools/make-speed-puzzles.mjs out of tests/data/corpora. */

/** @type {{id: ${sets.map((id) => `'${id}'`).join(' | ')}, lines: string[]}[]} */
export const puzzles = [
${written.join('\n')}
];
`);
