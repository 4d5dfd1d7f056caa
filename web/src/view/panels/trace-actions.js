/** Taking events along: copied, or as a file. */

import tracePanel from '../../../languages/en/trace-panel.js';
import {speaker} from '../../language/catalogue.js';
import {asJson, asText, cutWord, gather} from '../../traces/log.js';
import {element} from '../dom.js';
import {quietSelect} from '../quiet-select.js';
import {saveFile} from '../../common/save-file.js';

/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {import('../../traces/log.js').Filter} Filter */

const say = speaker('trace-panel', tracePanel);

/** How events are written. */
const FORMATS = /** @type {const} */ (['txt', 'json']);

/** A message on what was done. @typedef {'copied' | 'copy.closed' | 'saved'} Done */

/**
 * @param {() => {run: Run, filter: Filter} | null} chosen what is to be taken along
 * @param {import('./panels.js').PanelContext} context
 * @param {(words: string) => void} tell what came of it
 */
export function traceActions(chosen, {notation}, tell) {
  const formats = FORMATS.map((format) => /** @type {[string, string]} */ ([format, say(`format.${format}`)]));
  const {root, select} = quietSelect(say('format'), formats, () => {}, true);
  /** @param {(text: string, ending: string) => Promise<Done>} take */
  const action = (/** @type {string} */ name, take) => {
    const button = element('button', {type: 'button', class: 'trace-action'}, name);
    button.addEventListener('click', async () => {
      const what = chosen();
      if (!what) return;
      const found = await gather(what.run, what.filter);
      const isText = select.value === 'txt';
      const text = isText ? asText(what.run, found, notation()) : asJson(what.run, found, what.filter);
      const done = say(await take(text, select.value), {count: found.events.length});
      tell(found.isEnd ? done : `${done} ${cutWord(found, what.run.length)}`);
    });
    return button;
  };
  return element('div', {class: 'trace-actions'}, root, action(say('copy'), copy), action(say('download'), download));
}

/** @param {string} text @returns {Promise<Done>} */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copy.closed';
  }
}

/** @param {string} text @param {string} ending @returns {Promise<Done>} */
async function download(text, ending) {
  saveFile(text, `sudokuscope-events.${ending}`, ending === 'txt' ? 'text/plain' : 'application/json');
  return 'saved';
}
