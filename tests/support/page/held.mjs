// Holds back what a page asks of its engine, for as long as a test wants: what is done meanwhile is done before the
// answer.

/**
 * Prepares a page, before it is opened.
 * @param {import('playwright-core').Page} page
 * @param {string} [first] the text of requests that wait from the beginning
 */
export function canHold(page, first = '') {
  return page.addInitScript((text) => {
    const {postMessage} = Worker.prototype;
    const waiting = [];
    let held = text;
    Worker.prototype.postMessage = function (...message) {
      const send = () => postMessage.apply(this, message);
      const plain = (_, value) => (typeof value === 'bigint' ? String(value) : value);
      if (held && JSON.stringify(message[0], plain)?.includes(held)) waiting.push(send);
      else send();
    };
    Object.assign(globalThis, {
      hold: (wanted) => { held = wanted; },
      countHeld: () => waiting.length,
      release: () => {
        held = '';
        for (const send of waiting.splice(0)) send();
      },
    });
  }, first);
}

/** From now on, requests with this text wait. @param {import('playwright-core').Page} page @param {string} text */
export const hold = (page, text) => page.evaluate((wanted) => globalThis.hold(wanted), text);
/** Until so many wait. @param {import('playwright-core').Page} page @param {number} [count] */
export const areHeld = (page, count = 1) => page.waitForFunction((least) => globalThis.countHeld() >= least, count);
/** They go on. @param {import('playwright-core').Page} page */
export const release = (page) => page.evaluate(() => globalThis.release());
