/** The way to the paste box, which is loaded when somebody first comes to it, and told what happened meanwhile. */
import {byId} from '../common/dom.js';
import {once} from '../../web/src/common/once.js';

/** @typedef {import('./paste-box.js').PasteBox} PasteBox */

/** A text that is longer does not go into the box, which would take seconds to lay it out. */
export const MAX_SHOWN = 20_000;

/**
 * @param {import('./paste-box.js').Actions} actions
 * @returns {() => Promise<PasteBox>} the box, once it is there
 */
export function pasteEntry(actions) {
  const drop = byId('drop');
  const open = once(async () => new (await import('./paste-box.js')).PasteBox(actions));

  drop.addEventListener('focusin', open);
  byId('paste').addEventListener('input', async (event) =>
    (await open()).hear(/** @type {InputEvent} */ (event).inputType === 'insertFromPaste'));
  byId('paste').addEventListener('paste', async (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= MAX_SHOWN) return;
    event.preventDefault();
    (await open()).take(text);
  });
  pasteAnywhere(async (text) => (await open()).take(text));
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', async (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    const {files, text} = dropped(event.dataTransfer);
    if (files[0]) (await open()).openFile(files[0]);
    else (await open()).take(text);
  });
  return open;
}

/** The contents of a drop have to be asked for at once. @param {DataTransfer | null} data */
function dropped(data) {
  return {files: [...data?.files ?? []], text: data?.getData('text/plain') ?? ''};
}

/** Fields that take a pasted text themselves. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * @param {(text: string) => void} take hears every text that is pasted outside of fields and dialogs
 */
export function pasteAnywhere(take) {
  document.addEventListener('paste', (event) => {
    const [target] = event.composedPath();
    const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(FIELDS));
    if (isTaken || document.querySelector('dialog[open]')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!text.trim()) return;
    event.preventDefault();
    take(text);
  });
}
