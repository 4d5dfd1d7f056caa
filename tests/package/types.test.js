// The types as a strict project in TypeScript finds them: examples of the READMEs, results taken apart, events of the
// element, the tag in frameworks, the engine without the library of browsers.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {projectWithPackage} from './recipes.mjs';

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const tools = fileURLToPath(new URL('bundlers/node_modules', import.meta.url));
const library = 'esnext,dom,dom.iterable';

/**
 * TypeScript's complaints about texts, as files of one project.
 * @param {Record<string, string>} files
 * @param {string} lib
 */
function complaints(files, lib = library, more = []) {
  const folder = projectWithPackage();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const name of ['@types', 'csstype', 'vue', '@vue', 'svelte']) {
    if (existsSync(join(tools, name))) symlinkSync(join(tools, name), join(folder, 'node_modules', name));
  }
  // Of declarations, ours are checked; those of browsers, which take longer, are TypeScript's own.
  const {status, stdout} = spawnSync(process.execPath, [tsc, '--noEmit', '--strict', '--skipDefaultLibCheck',
    '--target', 'es2022',
    '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', lib, ...more, ...Object.keys(files)],
  {cwd: folder, encoding: 'utf8'});
  return status === 0 ? '' : stdout;
}

/** The examples of a text that are no files of a project. @param {string} text */
const examplesIn = (text) => [...text.matchAll(/```js\n(?!\/\/ \S+\n)([\s\S]*?)```/g)].map(([, code]) => code)
  .filter((code) => !code.includes(`import 'sudokuscope/define'`));

const results = `
  import {createEngine} from 'sudokuscope';
  const engine = await createEngine();
  const {ok, error, run, ...none} = await engine.run('1.....3..4.....2');
  export const length: number = ok ? run.length : error.message.length;
  // @ts-expect-error
  export const unseen: number = run.length;
  const {error: problem, solutions} = await engine.solve('');
  export const first: string | undefined = problem ? problem.code : solutions[0];
  const made = await engine.generate({signal: new AbortController().signal});
  export const text: string = made.ok ? made.text : made.error.message;
`;
const element = `
  import 'sudokuscope/classic';
  import type {SudokuScope} from 'sudokuscope/element';
  const scope = document.querySelector('sudoku-scope')!;
  scope.addEventListener('step', ({detail}) => detail.step.toFixed());
  scope.addEventListener('progress', ({detail}) => detail.length.toFixed());
  scope.addEventListener('error', (event) => { const text: string = event.detail.message; text.trim(); });
  scope.addEventListener('click', ({clientX}) => clientX.toFixed());
  // @ts-expect-error
  scope.addEventListener('error', ({filename}) => filename);
  export const same: SudokuScope = scope;
`;

const read = (path) => examplesIn(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const [web, own] = [read('web/README.md'), read('README.md')];
/** TypeScript is asked once: what it reads of libraries takes longer than all of these. */
const saidOfAll = complaints({
  'web.ts': `${web.join('\n')}\nexport {};`,  // texts told as one go on with the names of the block before
  'own.ts': own.join('\n'), 'results.ts': results, 'element.ts': element,
}, library, ['--skipLibCheck', 'false']);
/** Complaints about some files: of others, those of the package's declarations. @param {string[]} files */
const said = (...files) => saidOfAll.split('\n').filter((line) => files.some((file) => line.startsWith(`${file}(`)));

test('our declarations hold under strict types', () => {
  const known = ['web.ts', 'own.ts', 'results.ts', 'element.ts'];
  assert.deepEqual(saidOfAll.split('\n').filter((line) => line && !known.some((file) => line.startsWith(file))), []);
});

test('examples of both READMEs hold under strict types', () => {
  assert.ok(web.length >= 3 && own.length >= 1);
  assert.deepEqual(said('web.ts', 'own.ts'), []);
});

test('results can be taken apart, and events tell their details', () => {
  assert.deepEqual(said('results.ts', 'element.ts'), []);
});

test('the engine needs no library of browsers', () => {
  const engine = results.replace(`'sudokuscope'`, `'sudokuscope/engine'`)
    .replace('{signal: new AbortController().signal}', '');
  assert.equal(complaints({'engine.ts': engine}, 'es2022', ['--skipLibCheck', 'false']), '');
});

const jsx = `
  import type {} from 'sudokuscope/react';
  export const good = <sudoku-scope puzzle="1...." step={12} controls="compact" className="wide" />;
  // @ts-expect-error
  export const bad = <sudoku-scope controls={3} />;
`;
const frameworks = `
  import type {} from 'sudokuscope/vue';
  import type {} from 'sudokuscope/svelte';
  import type {GlobalComponents} from 'vue';
  import type {SvelteHTMLElements} from 'svelte/elements';
  export const good: SvelteHTMLElements['sudoku-scope'] = {puzzle: '1....', step: 12, class: 'wide'};
  // @ts-expect-error
  export const bad: SvelteHTMLElements['sudoku-scope'] = {controls: 3};
  type Properties = InstanceType<GlobalComponents['sudoku-scope']>['$props'];
  export const step: Properties['step'] = 12;
  // @ts-expect-error
  export const wrong: Properties['step'] = {};
`;
const hasThem = ['@types/react', 'svelte'].every((name) => existsSync(join(tools, name)));

test('JSX, Vue and Svelte know the tag', {skip: hasThem ? false : 'no types of them here'}, () => {
  const files = {'page.tsx': jsx, 'frameworks.ts': frameworks};
  assert.equal(complaints(files, library, ['--jsx', 'react-jsx', '--skipLibCheck']), '');
});
