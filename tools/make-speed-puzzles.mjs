// Makes site/speed/puzzles.js, the 9x9 sets that the page measures: an even choice of the project's corpora.
//
//     node tools/make-speed-puzzles.mjs
import {readFile, writeFile} from 'node:fs/promises';

const kept = 60;
const sets = [
  {file: 'easy', name: ['Easy 9×9', 'no guess']},
  {file: 'few', name: ['Few givens', '17 to 20']},
  {file: 'hard', name: ['Hard', 'found by search']},
];

const chosen = [];
for (const {file, name} of sets) {
  const text = await readFile(new URL(`../tests/data/corpora/${file}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^[1-9.]{81}$/.test(line));
  chosen.push({name, lines: Array.from({length: kept}, (_, i) => lines[Math.floor(i * lines.length / kept)])});
}
const written = chosen.map(({name, lines}) => `  {
    name: [${name.map((word) => `'${word}'`).join(', ')}],
    lines: [
${lines.map((line) => `      '${line}',`).join('\n')}
    ],
  },`);
const target = new URL('../site/speed/puzzles.js', import.meta.url);
await writeFile(target, `/** 9x9 sets, easy to hard. Made by tools/make-speed-puzzles.mjs out of tests/data/corpora. */

/** @type {{name: string[], lines: string[]}[]} */
export const puzzles = [
${written.join('\n')}
];
`);
