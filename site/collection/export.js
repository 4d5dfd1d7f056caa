/** The sheet for exporting a collection. Loaded when it is first asked for. */
import {copy} from '../common/clipboard.js';
import {asCsv, asSdm, asSolutions} from './files.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {action, entry, group, list, openSheet} from '../common/sheet.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/collection.js';

const words = speaker('site/collection', english);

/**
 * @param {import('./data.js').Collection} collection
 * @param {Uint32Array} shown what is taken, in this order
 */
export function openCollectionExport(collection, shown) {
  const {body, say} = openSheet(words('export'));
  const name = collection.name.replace(/\.\w+$/, '').replace(/[^\p{L}\p{N} ._-]/gu, '') || words('file');
  const save = (/** @type {string} */ text, /** @type {string} */ file, type = 'text/plain') => {
    saveFile(text, file, type);
    say(words('file-saved', {file}));
  };
  const solved = shown.filter((index) => collection.solutions[index]).length;
  const nine = shown.filter((index) => collection.sizes[index] === 9).length;
  const isWhole = shown.length === collection.length;
  const note = (/** @type {string} */ what) => (isWhole ? what : `${what} ${words('only-shown')}`);
  body.append(group(words('shown', {shown: shown.length, puzzles: collection.length}), list(
    entry(words('solutions'), note(words('solutions.note', {solved})),
      action(words.parts('solutions.copy'),
        async () => copy(await asSolutions(collection, shown), words('solutions'), say)),
      action(words.parts('solutions.save'),
        async () => save(await asSolutions(collection, shown), `${words('solutions.file', {name})}.txt`))),
    entry(words('sdm'), note(words('sdm.note', {nine})),
      action(words.parts('sdm.save'), async () => save(await asSdm(collection, shown), `${name}.sdm`))),
    entry(words('table'), note(words('table.note')),
      action(words.parts('table.save'),
        async () => save(await asCsv(collection, shown), `${name}.csv`, 'text/csv'))))));
}
