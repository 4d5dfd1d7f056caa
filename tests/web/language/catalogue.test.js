// The catalogue: every message can be read, is said somewhere, and says the same things in every language.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {messagesOf, readPage} from '../../../tools/pages/html.mjs';
import {languages} from '../../../web/languages/index.js';
import {languageFor, speak, speaker, spokenLanguage, volume, writeNumber} from '../../../web/src/language/catalogue.js';
import {fillTemplate, parseTemplate, slotsOf} from '../../../web/src/language/template.js';

/** The messages of all pages, by id: the text as it stands there, child elements by their numbers. */
function messagesOfPages() {
  const found = filesIn('site', '.html').flatMap((path) =>
    messagesOf(readPage(readFileSync(join(root, path), 'utf8'))));
  for (const [id, text] of found) {
    const others = found.filter(([other, words]) => other === id && words !== text);
    assert.deepEqual(others, [], `${id} is “${text}” in one place, and something else in another`);
  }
  return Object.fromEntries(found);
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const filesIn = (folder, ending) => readdirSync(join(root, folder), {recursive: true})
  .filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);

/** The subjects of a language, by name. */
async function subjectsOf(language) {
  const folder = `web/languages/${language}`;
  const names = filesIn(folder, '.js').map((path) => path.slice(folder.length + 1, -3))
    .filter((name) => !name.startsWith('volumes/'));
  return Object.fromEntries(await Promise.all(names.map(async (name) =>
    [name, (await import(`../../../web/languages/${language}/${name}.js`)).default])));
}

// The messages in the pages themselves are a subject, too.
const english = {...await subjectsOf('en'), 'site/pages': messagesOfPages()};
const numbers = {write: String, form: (number) => (number === 1 ? 'one' : 'other')};
const fill = (template, slots) => fillTemplate(parseTemplate(template), slots, numbers);
const slotNames = (template) => [...slotsOf(parseTemplate(template))].sort();

test('a template is text with slots, choices and marks', () => {
  assert.deepEqual(fill('{cell} can\'t be {digit}', {cell: {text: 'A1', mark: 'name', cell: 0}, digit: '4'}),
    [{text: 'A1', mark: 'name', cell: 0}, {text: ' can\'t be 4'}]);
  const cells = '{n, plural, =0 {none} one {# cell is} other {# cells are}} open';
  assert.deepEqual([0, 1, 7].map((n) => fill(cells, {n})[0].text), ['none open', '1 cell is open', '7 cells are open']);
  assert.deepEqual(fill('<strong>Guess: </strong>{what}', {what: 'A1 is 4'}),
    [{mark: 'strong', text: 'Guess: '}, {text: 'A1 is 4'}]);
  const where = '{unit, select, row {in row {name}} other {elsewhere}}';
  assert.equal(fill(where, {unit: 'row', name: 'C'})[0].text, 'in row C');
});

test('what is not a template is refused, and so is a slot without a value', () => {
  for (const wrong of ['{cell', '{n, plural, one {#}}', '<strong>Guess', '{n, number}', 'a}']) {
    assert.throws(() => parseTemplate(wrong), SyntaxError, wrong);
  }
  assert.throws(() => fill('{cell}', {}), RangeError);
});

test('every English message is a template', () => {
  for (const [subject, messages] of Object.entries(english)) {
    for (const [id, template] of Object.entries(messages)) {
      assert.doesNotThrow(() => parseTemplate(template), `${subject}: ${id}`);
    }
  }
});

test('every English message is said somewhere', () => {
  const sources = [...filesIn('web/src', '.js'), ...filesIn('site', '.js')]
    .map((path) => readFileSync(join(root, path), 'utf8'));
  // The messages of the engine are looked for in engine-messages.test.js.
  const ofCode = Object.entries(english).filter(([subject]) => !['site/pages', 'engine'].includes(subject));
  const unsaid = ofCode.flatMap(([subject, messages]) => {
    const speakers = sources.filter((text) => text.includes(`languages/en/${subject}.js`)).join('\n');
    const isSaid = (id) => speakers.includes(`'${id}'`) ||
      [...id.matchAll(/[.-]/g)].some(({index}) => speakers.includes(`\`${id.slice(0, index + 1)}\${`));
    return Object.keys(messages).filter((id) => !isSaid(id)).map((id) => `${subject}: ${id}`);
  });
  assert.deepEqual(unsaid, []);
});

for (const language of Object.keys(languages)) {
  test(`${language} has every message of English, with the same slots`, async () => {
    const own = await subjectsOf(language);
    const wrong = Object.entries(english).flatMap(([subject, messages]) => {
      const ids = new Set([...Object.keys(messages), ...Object.keys(own[subject] ?? {})]);
      return [...ids].filter((id) => {
        const [source, translation] = [messages[id], own[subject]?.[id]];
        if (source === undefined || translation === undefined) return true;
        return `${slotNames(source)}` !== `${slotNames(translation)}`;
      }).map((id) => `${subject}: ${id}`);
    });
    assert.deepEqual(wrong, []);
  });

  test(`${language} has the plural forms that its grammar has`, async () => {
    const {pluralCategories} = new Intl.PluralRules(language).resolvedOptions();
    for (const messages of Object.values(await subjectsOf(language))) {
      for (const template of Object.values(messages)) {
        for (const {kind, choices} of parseTemplate(template).filter((piece) => piece.kind === 'plural')) {
          // Spanish has "many" for millions, of which there are none here.
          const missing = pluralCategories.filter((form) => !(form in choices) && form !== 'many');
          assert.deepEqual([kind, missing], ['plural', []], template);
        }
      }
    }
  });

  test(`${language} is brought by its volumes, whole`, async () => {
    const volumes = await Promise.all(['element', 'techniques', 'site'].map((name) => languages[language][name]()));
    const subjects = volumes.flatMap(({default: volume}) => Object.keys(volume)).sort();
    assert.deepEqual(subjects, Object.keys(english).sort());
  });
}

test('the solver and its engine are not mixed up in any language', async () => {
  for (const [code, engine] of [['de', /Rechenkern/i], ['es', /\bmotor/i]]) {
    const subjects = await subjectsOf(code);
    for (const [subject, messages] of Object.entries(english)) {
      for (const [id, message] of Object.entries(messages)) {
        const said = subjects[subject][id] ?? '';
        assert.equal(engine.test(said), /\bengine\b(?!})/i.test(message), `${code} ${subject} ${id}: ${said}`);
      }
    }
  }
});

test('unknown languages are English, and dialects their language', () => {
  assert.equal(languageFor('tlh'), 'en');
  assert.equal(languageFor('EN-gb'), 'en');
  assert.equal(languageFor(null), 'en');
  assert.equal(languageFor('__proto__'), 'en');
  for (const code of Object.keys(languages)) assert.equal(languageFor(`${code.toUpperCase()}-XX`), code);
});

test('the language can be changed, and back', async (t) => {
  t.after(() => speak('en'));
  const say = speaker('common', english.common);
  for (const code of Object.keys(languages)) {
    await speak(code);
    assert.equal(spokenLanguage(), code);
    assert.notEqual(say('unit', {kind: 'row', name: 'C'}), 'row C');
    assert.notEqual(writeNumber(1234567), '1,234,567');
  }
  await speak('en');
  assert.equal(say('unit', {kind: 'row', name: 'C'}), 'row C');
  assert.equal(writeNumber(1234567), '1,234,567');
});

test('messages that could not be loaded are asked for again', async (t) => {
  const {techniques} = languages.de;
  t.after(() => speak('en'));
  await speak('de', []);
  languages.de.techniques = () => Promise.reject(new Error('There is no network.'));
  await assert.rejects(volume('techniques'));
  languages.de.techniques = techniques;
  await volume('techniques');
  const say = speaker('techniques/names', english['techniques/names']);
  assert.equal(say('concept.full-house'), (await subjectsOf('de'))['techniques/names']['concept.full-house']);
});
