// Waiting on pages of text with players in them.

/** Counts what moves by itself while the page loads. */
export const countShifts = (page) => page.addInitScript(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const {value} of list.getEntries()) globalThis.shifted += value;
  }).observe({type: 'layout-shift', buffered: true});
});

/** Waits until every grid that is in sight can be stepped through. */
export const gridsInSight = (page) => page.waitForFunction(() =>
  [...document.querySelectorAll('sudoku-scope')].every((scope) => {
    const {top, bottom} = scope.getBoundingClientRect();
    return scope.length > 0 || top > innerHeight || bottom < 0;
  }));
