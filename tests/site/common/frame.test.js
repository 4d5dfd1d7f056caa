// A word that passes: how long it stays.
import assert from 'node:assert/strict';
import test from 'node:test';
import {say} from '../../../site/common/frame.js';

test('a word that is said again stays as long as the first time', (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const toast = {textContent: '', replaceChildren() { this.textContent = ''; }};
  globalThis.document = /** @type {any} */ ({getElementById: () => toast});
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  say('Link copied.');
  t.mock.timers.tick(3900);
  say('Link copied.');
  t.mock.timers.tick(3900);
  assert.equal(toast.textContent, 'Link copied.');
  t.mock.timers.tick(100);
  assert.equal(toast.textContent, '');
});
