// The build keeps the parts that a browser starts with apart from the shared ones: no file imports an entry, which
// WebKit would evaluate once more, and an entry that is evaluated twice does no harm.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import test from 'node:test';

const build = new URL('../../build/', import.meta.url);
const filesOf = (folder, ending) => readdirSync(new URL(folder, build), {recursive: true})
  .filter((name) => name.endsWith(ending))
  .map((name) => ({name, text: readFileSync(new URL(folder + name, build), 'utf8')}));
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Workers, by the address that a script names. */
const workersIn = (scripts) => scripts.flatMap(({text}) => matches(text, /new URL\("\.?\/?([\w-]+\.js)"/g));
/** The imports of a script, sooner or later, beside itself. */
const importsIn = (text) => matches(text, /(?:\bfrom|\bimport|\bimport\()\s*"\.\.?\/([\w./-]+\.js)"/g);

/** The entries of what was built. @type {Record<string, (scripts: {name: string, text: string}[]) => string[]>} */
const entriesOf = {
  'site/': (scripts) => [...workersIn(scripts), 'sudoku-scope.js', ...filesOf('site/', '.html').flatMap(({text}) =>
    matches(text, /<script\b[^>]*\bsrc="(?:\.\.\/)*([\w-]+\.js)"/g))],
  'package/': (scripts) => [...workersIn(scripts), 'index.js', 'element.js', 'sudoku-scope.js'],
};

for (const [folder, entriesIn] of Object.entries(entriesOf)) {
  test(`build/${folder}: no script imports an entry`, () => {
    const scripts = filesOf(folder, '.js').filter(({name}) => !/\.classic\.js$|^node\//.test(name));
    const entries = new Set(entriesIn(scripts));
    assert.ok([...entries].some((name) => name.startsWith('engine-worker')), [...entries].join(' '));
    assert.ok(scripts.some(({text}) => importsIn(text).some((name) => name.startsWith('worker-serving'))));
    const wrong = scripts.flatMap(({name, text}) =>
      importsIn(text).filter((imported) => entries.has(imported)).map((imported) => `${name} imports ${imported}`));
    assert.deepEqual(wrong, []);
  });

  test(`build/${folder}: the worker's entry may be evaluated twice, and still answers`, async (t) => {
    const name = readdirSync(new URL(folder, build)).find((each) => /^engine-worker.*\.js$/.test(each));
    const wasm = readFileSync(new URL('package/sudoku-core.wasm', build));
    const answers = [];
    let heard = () => {};
    Object.assign(globalThis, {
      onmessage: null,
      postMessage(answer) {
        answers.push(answer);
        heard();
      },
    });
    t.after(() => ['onmessage', 'postMessage'].forEach((each) => Reflect.deleteProperty(globalThis, each)));
    const send = async (data) => {
      const answered = new Promise((resolve) => { heard = resolve; });
      globalThis.onmessage({data});
      await answered;
      return answers.at(-1);
    };
    await import(new URL(folder + name, build).href);
    const first = send({wasm});
    await import(`${new URL(folder + name, build).href}?again`);
    assert.equal((await first).ready, true);
    await import(`${new URL(folder + name, build).href}?once-more`);
    const {id, result} = await send({id: 7, method: 'info', args: []});
    assert.deepEqual([id, result.memoryBytes > 0, answers.length], [7, true, 2]);
  });
}
