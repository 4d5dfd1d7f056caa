// The cost of the hooks of the trace if they are compiled out: instructions of the untraced search, for those of the
// same sources with every hook taken out of the text. Counted by valgrind, so the machine's load does not matter.
import {cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildEngine, compile, count} from './instructions/counted.mjs';
import {report} from '../support/figures.mjs';

const SOURCE = 'tests/bench/hooks/untraced.cpp';
const root = fileURLToPath(new URL('../..', import.meta.url));
const without = join(root, 'build/bench-hooks');
const hook = /^\s*(?:this->)?trace_\.\w+\([^;]*\);\n/gm;

mkdirSync(without, {recursive: true});
cpSync(join(root, 'engine/src'), without, {recursive: true});
let removed = 0;
for (const part of ['propagation', 'search']) {
  for (const name of readdirSync(join(without, part)).filter((file) => file.endsWith('.hpp'))) {
    const path = join(without, part, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(hook, () => (++removed, '')));
  }
}

buildEngine();
const withHooks = count(compile('untraced', SOURCE));
const withoutHooks = count(compile('untraced-without-hooks', SOURCE, without));
const more = (withHooks.instructions / withoutHooks.instructions - 1) * 100;
report(`instructions of the untraced search for one without its ${removed} hooks`, 'within 3 %',
  `${more.toFixed(2)} % more`,
  Math.abs(more) <= 3 && removed > 10 && withHooks.printed === withoutHooks.printed);
