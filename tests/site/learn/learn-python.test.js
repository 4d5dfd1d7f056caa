// The Python of the tutorial is one program that grows from chapter to chapter: it prints what the chapters say.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test from 'node:test';
import {programsOf, withProgram} from '../../../tools/pages/programs.mjs';
import {chapters, plain} from '../../support/learn.mjs';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const options = hasPython ? {} : {skip: 'no python3 on this machine'};
const matches = (html, pattern) => Array.from(html.matchAll(pattern), ([, text]) => plain(text));

/** The lines that the program of all chapters up to one prints in each of them. */
function outputs() {
  const mark = '--- next chapter';
  const code = chapters.map(({html}) => matches(html, /<code class="python">([\s\S]*?)<\/code>/g).join('\n\n'));
  const {stdout, stderr, status} = spawnSync('python3', ['-c', code.join(`\n\nprint('${mark}')\n\n`)]);
  assert.equal(status, 0, String(stderr));
  return String(stdout).split(`${mark}\n`).map((text) => text.trim());
}

test('it runs, and prints what stands below it', options, () => {
  const printed = outputs();
  const told = chapters.map(({html}) => matches(html, /<pre class="output"[^>]*>([\s\S]*?)<\/pre>/g));
  assert.ok(told.flat().length > 8);
  for (const [at, {file}] of chapters.entries()) {
    if (told[at].length) assert.ok(told[at].join('\n').endsWith(printed[at]), `${file} prints\n${printed[at]}`);
  }
});

test('a chapter with code has its program, which runs by itself and prints what the chapter says', options, () => {
  const printed = outputs();
  const programs = programsOf(chapters, 'en');
  const withCode = chapters.filter(({html}) => html.includes('<code class="python">')).map(({file}) => file);
  assert.deepEqual([...programs.keys()], withCode);
  for (const [at, {file, html}] of chapters.entries()) {
    const program = programs.get(file);
    if (!program) continue;
    assert.equal(program.file, file.replace('.html', '.py'));
    const {stdout, stderr, status} = spawnSync('python3', ['-'], {input: program.text});
    assert.equal(status, 0, String(stderr));
    assert.ok(String(stdout).trim().endsWith(printed[at]), file);
    // Its link follows the last listing and what that prints.
    assert.match(withProgram(html, program), new RegExp(
      `</code></pre>(?:\\s*<pre class="output"[^>]*>[^<]*</pre>)?\\s*<p class="program">[^]*?href="${program.file}"`));
  }
});

test('no line of it is wider than what is shown without scrolling on a desktop', () => {
  const lines = chapters.flatMap(({html}) => matches(html, /<code class="python">([\s\S]*?)<\/code>/g))
    .flatMap((code) => code.split('\n'));
  assert.deepEqual(lines.filter((line) => line.length > 82), []);
});
