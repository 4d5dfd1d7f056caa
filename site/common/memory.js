/** The memory of the page between visits. Storage may be missing, full or forbidden; then it remembers nothing. */

const KEY = 'sudokuscope.last';

/**
 * @typedef {object} Memory
 * @property {string} [link] fragment of the puzzle that was open, with strategy, step and speed
 * @property {string} [run] the run that was open, where it came from a file
 * @property {string} [step] its step
 * @property {string} [draft] text in the paste box, right or wrong
 * @property {string} [answered] the puzzle of that text with what its drawings mean, once it is known, as a link
 * @property {string} [vocabulary] in whose words code is shown
 * @property {string} [breakpoints] at which playing stops
 */

/** @returns {Memory} */
export function recall() {
  try {
    const memory = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const text = (/** @type {string} */ key) => typeof memory?.[key] === 'string' ? {[key]: memory[key]} : {};
    return {...text('link'), ...text('run'), ...text('step'), ...text('draft'), ...text('answered'),
      ...text('vocabulary'), ...text('breakpoints')};
  } catch {
    return {};
  }
}

/** Adds to what is remembered. @param {Memory} changes */
export function remember(changes) {
  try {
    localStorage.setItem(KEY, JSON.stringify({...recall(), ...changes}));
  } catch {
    // The page works without.
  }
}
