// The words that the address of an embed may have, and the attributes that they become.
import assert from 'node:assert/strict';
import test from 'node:test';
import {readEmbed, SETTING_NAMES} from '../../../site/embedding/embed-address.js';
import {SudokuScope} from '../../../web/src/index.js';

test('an embed is a link with settings', () => {
  const hash = '#p=1...&step=12&controls=none&view=log,stats&theme=dark&from=3&to=40&label=Two+rules';
  const {read, settings} = readEmbed(hash);
  assert.equal(read.link.puzzle, '1...');
  assert.equal(read.link.step, 12);
  assert.deepEqual(settings,
    {controls: 'none', view: 'log stats', theme: 'dark', from: '3', to: '40', label: 'Two rules'});
});

test('what no player knows is left out', () => {
  const hostile = ['controls=huge', 'theme=<b>', 'view=log%0A', 'view=LOG', 'from=-1', 'to=1e9', 'autoplay=no',
    `label=${'x'.repeat(81)}`, 'label=%00', 'onclick=alert(1)', 'src=//x.example/run.json', 'label=%E0%A4%A'];
  for (const part of hostile.slice(0, -1)) assert.deepEqual(readEmbed(`#p=1...&${part}`).settings, {}, part);
  assert.ok(readEmbed(`#p=1...&${hostile.at(-1)}`).read.ok);
});

test('no address at all is told as a link that holds no puzzle', () => {
  assert.equal(readEmbed('').read.error.code, 'link');
});

test('every setting but the range of steps and the language is an attribute of the player', () => {
  const unknown = SETTING_NAMES.filter((name) => !SudokuScope.observedAttributes.includes(name));
  assert.deepEqual(unknown.filter((name) => !['from', 'to', 'lang'].includes(name)), []);
});
