/** Ctrl+V beside every field: what is pasted anywhere on a page is a puzzle. */

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
