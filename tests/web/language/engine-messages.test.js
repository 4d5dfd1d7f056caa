// The messages that C++ says: every message of its subject is said somewhere, with the slots that its template has.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import english from '../../../web/languages/en/engine.js';
import {parseTemplate, slotsOf} from '../../../web/src/language/template.js';

const folder = fileURLToPath(new URL('../../../engine/src', import.meta.url));
const sources = readdirSync(folder, {recursive: true}).filter((name) => /\.[ch]pp$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Messages whose slots are in a variable. */
const SAID_BY_CHOICE = ['digits.from-to', 'digits.and-letters'];

/** The text from a brace to the one that closes it. @param {string} text @param {number} start */
function braced(text, start) {
  let depth = 0;
  let at = start;
  do {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    at += 1;
  } while (depth > 0 && at < text.length);
  return text.slice(start, at);
}

/** The names of the slots in `{{"cell", …}, {"held", …}}`, those of messages within left out. @param {string} slots */
function namesIn(slots) {
  const names = [];
  let depth = 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (slots[at] === '{') depth += 1;
    if (slots[at] === '}') depth -= 1;
    const name = depth === 2 && /^\{"([\w-]+)",/.exec(slots.slice(at));
    if (name && slots[at] === '{') names.push(name[1]);
  }
  return names;
}

/** The messages that C++ says with slots beside them: `say("dict.twice", {{"cell", …}})`. */
function saidWithSlots() {
  const calls = /(?:say|refuse|refuse_at|refuse_cell)\(/g;
  return sources.flatMap((source) => [...source.matchAll(calls)].flatMap(({index}) => {
    const call = source.slice(index, source.indexOf(';', index));
    const slots = call.indexOf('{{');
    const ids = [...call.slice(0, slots < 0 ? undefined : slots).matchAll(/"([\w.-]+)"/g)]
      .map(([, id]) => id).filter((id) => Object.hasOwn(english, id));
    return ids.map((id) => ({id, names: slots < 0 ? [] : namesIn(braced(call, slots))}));
  }));
}

/** The names of constraints, which a macro says of each in the table. */
function namesOfConstraints() {
  const table = readFileSync(new URL('../../../engine/include/sudoku/constraint_kinds.def', import.meta.url), 'utf8');
  return [...table.matchAll(/^SUDOKU_CONSTRAINT\(\d+, \w+, "([\w-]+)"/gm)].map(([, id]) => `rule.${id}`);
}

test('every message is said', () => {
  const names = namesOfConstraints();
  const isSaid = (id) => names.includes(id) || sources.some((source) => source.includes(`"${id}"`));
  const unsaid = Object.keys(english).filter((id) => !isSaid(id));
  assert.deepEqual(unsaid, []);
});

test('messages are said with their slots', () => {
  const said = saidWithSlots();
  assert.ok(said.length > 80, `${said.length}`);
  for (const {id, names} of said.filter((call) => !SAID_BY_CHOICE.includes(call.id) || call.names.length)) {
    assert.deepEqual(names.sort(), [...slotsOf(parseTemplate(english[id]))].sort(), id);
  }
});
