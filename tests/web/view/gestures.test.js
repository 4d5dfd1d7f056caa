// Cells are selected by fingers: a press that the page has taken over selects nothing later.
import assert from 'node:assert/strict';
import test from 'node:test';
import {listenToPointers} from '../../../web/src/view/play/gestures.js';

/** A grid on which fingers are followed, and the cells that were selected. */
function grid() {
  const target = new EventTarget();
  const selected = [];
  listenToPointers(/** @type {any} */ (target), /** @type {any} */ ({
    cellAt: (x) => x, isAtCorner: () => false, isSeveral: () => false, isDrawing: () => false,
    only: (cell) => selected.push(cell), add: (cell) => selected.push(cell), chosen() {},
  }));
  const touch = (type, x) => target.dispatchEvent(Object.assign(new Event(type, {cancelable: true}),
    {pointerType: 'touch', button: 0, clientX: x, clientY: 0}));
  return {selected, touch};
}

test('a finger that rests selects its cell', (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const {selected, touch} = grid();
  touch('pointerdown', 3);
  t.mock.timers.tick(1000);
  assert.deepEqual(selected, [3]);
});

test('two fingers that turn into scrolling or zooming select nothing', (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const {selected, touch} = grid();
  touch('pointerdown', 3);
  touch('pointerdown', 7);
  touch('pointercancel', 3);
  touch('pointercancel', 7);
  t.mock.timers.tick(1000);
  assert.deepEqual(selected, []);
});
