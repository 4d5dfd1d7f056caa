// The sentences of the engine, in English and in the language of the page: both fill the same templates.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import english from '../../../web/languages/en/engine.js';
import {languages} from '../../../web/languages/index.js';
import {speak, writeNumber} from '../../../web/src/language/catalogue.js';
import {fillTemplate, parseTemplate} from '../../../web/src/language/template.js';
import {loadFull} from '../../../web/src/worker/loading.js';
import {EASY, engineFor, SIX} from '../engine.mjs';

const engine = await engineFor(after);
const full = await loadFull();

/** Texts that are refused, each for another reason. */
const REFUSED = [
  '', '5'.repeat(2), `33${EASY.slice(2)}`, EASY.slice(1), EASY.slice(3), '.'.repeat(25), '1'.repeat(1400),
  `${'.........\n'.repeat(8)}........`, `${'.........\n'.repeat(8)}..........`, `${EASY}\u0007`, `${EASY}é`,
  EASY.replace('.', '\u{1F600}'), `${SIX.slice(0, 35)}9`, 'https://sudoku.example.com/x', '3x3:5A', '3x3:10',
  ':0000:x:5a', '.~R1C1_5~R1C10_3', '{\'A1\': \'45\', \'B\': \'2\'}', '{\'A1\': \'45\' \'A2\': \'8\'}',
];
/** Texts that are read with a note. */
const NOTED = ['.'.repeat(36), '.'.repeat(144), `${EASY}\n${EASY}`, '3x3xk:5'.concat('zzzb')];

const numbers = {write: writeNumber, form: (number) => (number === 1 ? 'one' : 'other')};

/** A message as the page fills it, with the English templates. */
function filled({id, values}) {
  const slots = Object.entries(values).map(([name, value]) => [name, value.id ? filled(value) : value]);
  return fillTemplate(parseTemplate(english[id]), Object.fromEntries(slots), numbers).map(({text}) => text).join('');
}

test('a page fills the templates as the engine does', async () => {
  const read = await Promise.all(REFUSED.map((text) => full.parse(text, 0, 0)));
  // Some are the page's to refuse.
  const errors = read.map(({error}) => error).filter(({said}) => said);
  assert.ok(new Set(errors.map(({said}) => said.id)).size > 12);
  for (const {message, said} of errors) assert.equal(filled(said), message);
  for (const text of NOTED) {
    const {notes: [note]} = await full.parse(text, 0, 0);
    if (note.said) assert.equal(filled(note.said), note.text);
  }
});

for (const code of Object.keys(languages)) {
  test(`${code}: errors and notes are in the language of the page`, async (t) => {
    const inEnglish = await Promise.all(REFUSED.map((text) => engine.parse(text)));
    t.after(() => speak('en'));
    await speak(code);
    for (const [i, text] of REFUSED.entries()) {
      const {ok, error} = await engine.parse(text);
      assert.equal(ok, false);
      assert.notEqual(error.message, inEnglish[i].error.message);
      assert.equal(error.said, undefined);
      assert.doesNotMatch(error.message, /[{}]|undefined/);
    }
    const {notes: [note]} = await engine.parse('.'.repeat(36));
    assert.equal(typeof note, 'string');
    assert.doesNotMatch(note, /Boxes/);
  });
}
