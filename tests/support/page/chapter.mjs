// Waiting on pages of text with players in them.

/**
 * How much has moved by itself since the page began to load: the browser keeps the first 150 shifts.
 * @param {import('playwright-core').Page} page @returns {Promise<number>}
 */
export const shiftsIn = (page) => page.evaluate(async () => {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const {value} of list.getEntries()) sum += value;
  });
  observer.observe({type: 'layout-shift', buffered: true});
  await new Promise((told) => setTimeout(told, 20));
  observer.disconnect();
  return sum;
});

/** Waits until every grid that is in sight can be stepped through. */
export const gridsInSight = (page) => page.waitForFunction(() =>
  [...document.querySelectorAll('sudoku-scope')].every((scope) => {
    const {top, bottom} = scope.getBoundingClientRect();
    return scope.length > 0 || top > innerHeight || bottom < 0;
  }));
