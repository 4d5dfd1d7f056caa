// Makes site/puzzles/shelves.js, fifteen puzzles of each of four levels: by the generator, from seeds that name level
// and
// place, so that anybody can make them again. Half a turn leaves the pattern of givens as it is.
//
//     node tools/make-shelves.mjs    (a moment)
import {writeFile} from 'node:fs/promises';
import {createEngine} from '../web/src/client/engine.js';

const levels = ['very-easy', 'easy', 'medium', 'hard'];
const each = 15;

const engine = await createEngine({mode: 'main'});
let shelves = '';
for (const level of levels) {
  shelves += `  {\n    level: '${level}',\n    puzzles: [\n`;
  for (let place = 1; place <= each; place += 1) {
    const made = await engine.generate({level, symmetry: 'rotational180', seed: `${level} ${place}`});
    shelves += `      '${made.text}',\n`;
  }
  shelves += '    ],\n  },\n';
}
engine.dispose();
await writeFile(new URL('../site/puzzles/shelves.js', import.meta.url), `/**
 * Puzzles by level. Made by tools/make-shelves.mjs: the third of the easy ones is what \`generate\` makes of level
 * \`easy\`, symmetry \`rotational180\`, seed \`easy 3\`.
 *
 * @type {{level: string, puzzles: string[]}[]}
 */
export const shelves = [
${shelves}];
`);
