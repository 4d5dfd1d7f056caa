/** Runs as files: saved, and opened again. Loaded when the first one is. */
import {formatTrace, parseTrace} from '../../web/src/index.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {opened, sentence} from '../common/opened.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/opening.js';

const words = speaker('site/opening', english);

/** Longest file that is remembered between visits. */
const MOST_KEPT = 1 << 20;

/**
 * @param {string} text
 * @returns {Promise<import('../common/opened.js').Opened | import('../../web/src/index.js').Failure>}
 */
export async function readSavedRun(text) {
  const read = await parseTrace(text);
  if (!read.ok) return read;
  const {run} = read;
  const understood = `${words('run', {steps: run.length})} ${sentence(run.puzzle)}`;
  return opened(run.puzzle, {understood, run, text: text.length <= MOST_KEPT ? text : ''});
}

/**
 * Saves the run as a file that opens again here.
 * @param {import('../../web/src/index.js').Run} run
 * @param {(message: string) => void} say
 */
export async function saveRun(run, say) {
  if (run.status === 'running') return say(words('run.going-on'));
  const result = await formatTrace(run);
  if (!result.ok) return say(result.error.message);
  saveFile(result.text, 'sudokuscope-run.json', 'application/json');
}
