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

test('examples of both READMEs hold under strict types', () => {
  const read = (path) => examplesIn(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
  const [web, own] = [read('web/README.md'), read('README.md')];
  assert.ok(web.length >= 3 && own.length >= 1);
  // Texts told as one go on with the names of the block before.
  assert.equal(complaints({'web.ts': `${web.join('\n')}\nexport {};`, 'own.ts': own.join('\n')}), '');
});

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

test('results can be taken apart, and events tell their details', () => {
  assert.equal(complaints({'results.ts': results, 'element.ts': element}, library, ['--skipLibCheck', 'false']), '');
});

test('the engine needs no library of browsers', () => {
  const engine = results.replace(`'sudokuscope'`, `'sudokuscope/engine'`)
    .replace('{signal: new AbortController().signal}', '');
  assert.equal(complaints({'engine.ts': engine}, 'es2022', ['--skipLibCheck', 'false']), '');
});

test('JSX knows the tag', {skip: existsSync(join(tools, '@types/react')) ? false : 'no types of React here'}, () => {
  const page = `
    import type {} from 'sudokuscope/react';
    export const good = <sudoku-scope puzzle="1...." step={12} controls="compact" className="wide" />;
    // @ts-expect-error
    export const bad = <sudoku-scope controls={3} />;
  `;
  assert.equal(complaints({'page.tsx': page}, library, ['--jsx', 'react-jsx', '--skipLibCheck']), '');
});

test('Vue and Svelte know it', {skip: existsSync(join(tools, 'svelte')) ? false : 'no types of them here'}, () => {
  const code = `
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
  assert.equal(complaints({'frameworks.ts': code}, library, ['--skipLibCheck']), '');
});
