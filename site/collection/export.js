/** What may be taken away of a collection: a sheet. Loaded when it is first asked for. */
import {count} from '../../web/src/index.js';
import {copy} from '../common/clipboard.js';
import {asCsv, asSdm, asSolutions} from './files.js';
import {download} from '../common/download.js';
import {action, entry, group, list, openSheet} from '../common/sheet.js';

/**
 * @param {import('./data.js').Collection} collection
 * @param {Uint32Array} shown what is taken, in this order
 */
export function openCollectionExport(collection, shown) {
  const {body, say} = openSheet('Export');
  const name = collection.name.replace(/\.\w+$/, '').replace(/[^\p{L}\p{N} ._-]/gu, '') || 'puzzles';
  const save = (/** @type {string} */ text, /** @type {string} */ file, type = 'text/plain') => {
    download(text, file, type);
    say(`${file} saved.`);
  };
  const solved = shown.filter((index) => collection.solutions[index]).length;
  const nine = shown.filter((index) => collection.sizes[index] === 9).length;
  const of = shown.length === collection.length ? '' : ' Only the puzzles shown in the list.';
  body.append(group(`${count(shown.length)} of ${count(collection.length)} puzzles`, list(
    entry('Solutions', `One per line, ${count(solved)} so far; unsolved puzzles have an empty line.${of}`,
      action('Copy', 'the solutions', async () => copy(await asSolutions(collection, shown), 'Solutions', say)),
      action('Save', 'the solutions', async () => save(await asSolutions(collection, shown), `${name} solutions.txt`))),
    entry('Puzzles as .sdm', `The ${count(nine)} of 9×9, one per line.${of}`,
      action('Save', 'the puzzles', async () => save(await asSdm(collection, shown), `${name}.sdm`))),
    entry('Table', `As CSV: names, givens, outcomes, guesses, solutions and errors.${of}`,
      action('Save', 'the table', async () => save(await asCsv(collection, shown), `${name}.csv`, 'text/csv'))))));
}
