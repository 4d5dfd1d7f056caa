/** Tables that are wider than their room are scrolled by keyboard too. */

/** Makes what scrolls a stop of the Tab key, for as long as it does. */
export function watchScrollers() {
  const watcher = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      const scroller = /** @type {HTMLElement} */ (target.closest('.scroller'));
      if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    }
  });
  for (const place of document.querySelectorAll('.scroller, .scroller > *')) watcher.observe(place);
}
