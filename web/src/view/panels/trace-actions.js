/** Taking events along: copied, or as a file. */

import {asJson, asText, cutWord, gather} from '../../traces/log.js';
import {plural} from '../../words/numbers.js';
import {element} from '../dom.js';
import {quietSelect} from '../quiet-select.js';

/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {import('../../traces/log.js').Filter} Filter */

/** How events are written. @type {[value: string, words: string][]} */
const FORMATS = [['txt', 'as text'], ['json', 'as JSON']];

/**
 * @param {() => {run: Run, filter: Filter} | null} chosen what is to be taken along
 * @param {import('./panels.js').PanelContext} context
 * @param {(words: string) => void} tell what came of it
 */
export function traceActions(chosen, {notation}, tell) {
  const {root, select} = quietSelect('Format', FORMATS, () => {}, true);
  /** @param {(text: string, ending: string) => Promise<string>} take answers what it has done */
  const action = (/** @type {string} */ name, take) => {
    const button = element('button', {type: 'button', class: 'trace-action'}, name);
    button.addEventListener('click', async () => {
      const what = chosen();
      if (!what) return;
      const found = await gather(what.run, what.filter);
      const isText = select.value === 'txt';
      const text = isText ? asText(what.run, found, notation()) : asJson(what.run, found, what.filter);
      const done = `${await take(text, select.value)} ${plural(found.events.length, 'event')}.`;
      tell(found.isEnd ? done : `${done} ${cutWord(found, what.run.length)}`);
    });
    return button;
  };
  return element('div', {class: 'trace-actions'}, root, action('Copy', copy), action('Download', download));
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'The browser keeps its clipboard closed to';
  }
}

/** @param {string} text @param {string} ending */
async function download(text, ending) {
  const url = URL.createObjectURL(new Blob([text], {type: ending === 'txt' ? 'text/plain' : 'application/json'}));
  element('a', {href: url, download: `sudokuscope-events.${ending}`}).click();
  URL.revokeObjectURL(url);
  return 'Saved';
}
