// The recipes of the package's README, carried out in a project of somebody else: the files that they name are written,
// the bundler is run, and what it built is there to be served.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after} from 'node:test';
import {fileURLToPath} from 'node:url';
import {firstSolution} from '../support/page/page.mjs';
import {Project} from './installed.mjs';

const bundlers = fileURLToPath(new URL('bundlers', import.meta.url));
const next = fileURLToPath(new URL('next', import.meta.url));

/** The result of a project's page. */
export const wanted = {
  mode: 'worker', status: 'unique', solution: firstSolution, lines: true, level: 'very-easy', stepped: true,
};

/**
 * @typedef {object} Recipe
 * @property {string[]} files of the README that it takes
 * @property {string} tools the folder in which the bundler is installed
 * @property {string} bin that is run
 * @property {string[]} args
 * @property {string} output the folder that it writes
 */

/** By the name of the bundler. @type {Record<string, Recipe>} */
export const recipes = {
  vite: {files: ['vite.config.js'], tools: bundlers, bin: 'vite/bin/vite.js', args: ['build'], output: 'dist'},
  webpack: {
    files: ['webpack.config.js'], tools: bundlers, bin: 'webpack-cli/bin/cli.js', args: [], output: 'dist',
  },
  esbuild: {files: ['build.mjs'], tools: bundlers, bin: '../build.mjs', args: [], output: 'dist'},
  rollup: {files: ['rollup.config.js'], tools: bundlers, bin: 'rollup/dist/bin/rollup', args: ['-c'], output: 'dist'},
  next: {
    files: ['next.config.mjs', 'app/page.js', 'app/scope.js'], tools: next, bin: 'next/dist/bin/next', args: ['build'],
    output: 'out',
  },
};

/** Why a recipe can't be tried here, or null. @param {string} name @returns {string | null} */
export function missing(name) {
  const {tools, bin} = recipes[name];
  const [folder] = bin.split('/');
  const known = join(tools, 'node_modules', folder === '..' ? name : folder, 'package.json');
  return existsSync(known) ? null : `${name} is not installed, or not for this node`;
}

/** The package as it is installed: once for all, since packing it takes a while. @type {Project | undefined} */
let packed;
/** Folders of projects. @type {string[]} */
const made = [];
after(() => {
  packed?.remove();
  for (const folder of made) rmSync(folder, {recursive: true});
});

/** A new project with the package, gone when the tests are over. @returns {string} its folder */
export function projectWithPackage() {
  packed ??= new Project();
  const folder = mkdtempSync(join(tmpdir(), 'sudokuscope-'));
  made.push(folder);
  cpSync(packed.installed, join(folder, 'node_modules/sudokuscope'), {recursive: true});
  cpSync(join(packed.root, 'package.json'), join(folder, 'package.json'));
  return folder;
}

/**
 * A project with the files of a recipe, in which nothing was built yet.
 * @param {string} name
 * @returns {string} its folder
 */
export function prepare(name) {
  const {files, tools} = recipes[name];
  const folder = projectWithPackage();
  for (const file of ['index.html', 'main.js']) cpSync(join(bundlers, file), join(folder, file));
  if (name === 'next') cpSync(join(next, 'app'), join(folder, 'app'), {recursive: true});
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), recipeOf(folder, file));
  }
  linkTools(join(tools, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * A project in which a recipe was carried out.
 * @param {string} name
 * @returns {string} the folder of what was built
 */
export function carryOut(name) {
  const {bin, args, output} = recipes[name];
  const folder = prepare(name);
  const env = {...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, NODE_TEST_CONTEXT: undefined};
  const {status, stdout, stderr} = spawnSync(process.execPath, [join(folder, 'node_modules', bin), ...args],
    {cwd: folder, encoding: 'utf8', timeout: 180_000, env});
  assert.equal(status, 0, stdout + stderr);
  const built = join(folder, output);
  const page = readFileSync(join(bundlers, 'index.html'), 'utf8').replace('/main.js', 'main.js');
  if (!existsSync(join(built, 'index.html'))) writeFileSync(join(built, 'index.html'), page);
  return built;
}

/**
 * A file as the README of the package has it: the block of code whose first line names it.
 * @param {string} folder of a project
 * @param {string} file
 */
export function recipeOf(folder, file) {
  const readme = readFileSync(join(folder, 'node_modules/sudokuscope/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```(?:js|html)\n(?:\/\/|<!--) (\S+)(?: -->)?\n([\s\S]*?)```/g)];
  const block = blocks.find(([, name]) => name === file);
  assert.ok(block, `The README has no ${file}.`);
  return block[2];
}

/** The bundler and what it needs, beside the package. @param {string} from @param {string} to */
function linkTools(from, to) {
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.'))) {
    if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}
