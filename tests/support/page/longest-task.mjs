// The longest task of a page's main thread.

/**
 * The thread's own work in its longest task while something goes on, in milliseconds.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, {categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata']});
  await act();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString());
  const mains = traceEvents.filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({pid, tid}) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && isMain(event));
  return Math.max(...tasks.map(({tdur = 0}) => tdur / 1000));
}
