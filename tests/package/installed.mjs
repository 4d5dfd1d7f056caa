// The package as a dependent has it: packed, and installed into a project, offline.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../build/package', import.meta.url));

/** A project with the package in its node_modules. */
export class Project {
  constructor() {
    this.root = mkdtempSync(join(tmpdir(), 'sudokuscope-'));
    const [{filename, files}] = asList(this.#npm(['pack', '--json', '--pack-destination', this.root], folder));
    /** The files of the package. @type {string[]} */
    this.packed = files.map(({path}) => path);
    writeFileSync(join(this.root, 'package.json'), '{"private": true, "type": "module"}');
    this.#npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', `./${filename}`], this.root);
    /** The folder of the installation. */
    this.installed = join(this.root, 'node_modules/sudokuscope');
  }

  /** Runs a module's text in the project, and gives back what it prints. @param {string} code */
  run(code) {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--input-type=module', '--eval', code],
      {cwd: this.root, encoding: 'utf8', timeout: 60_000});
    assert.equal(status, 0, stderr);
    return stdout.trim();
  }

  remove() {
    rmSync(this.root, {recursive: true});
  }

  /** @param {string[]} args @param {string} cwd */
  #npm(args, cwd) {
    const {status, stdout, stderr} = spawnSync('npm', args, {cwd, encoding: 'utf8'});
    assert.equal(status, 0, stderr);
    return stdout;
  }
}

/** npm prints a list, or, in later versions, an object by name. @param {string} json */
function asList(json) {
  const answer = JSON.parse(json);
  return Array.isArray(answer) ? answer : Object.values(answer);
}
