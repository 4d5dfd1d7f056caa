/** One tab stop for a list of buttons: the arrows up and down move among them. */

/**
 * @param {HTMLElement} list
 * @param {() => HTMLButtonElement[]} buttons in their order
 */
export function rove(list, buttons) {
  list.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = buttons();
    const at = by ? all.findIndex((button) => button === event.target) : -1;
    const next = at < 0 ? null : all[at + by];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setStop(all, next);
    next.focus();
  });
}

/**
 * Sets the one that Tab comes to.
 * @param {HTMLButtonElement[]} buttons
 * @param {HTMLButtonElement | undefined} stop
 */
export function setStop(buttons, stop) {
  for (const button of buttons) {
    const tabIndex = button === stop ? 0 : -1;
    if (button.tabIndex !== tabIndex || !button.hasAttribute('tabindex')) button.tabIndex = tabIndex;
  }
}
