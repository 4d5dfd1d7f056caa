/** The run as a file that plays again here. */
import {saveRun} from './saved-runs.js';
import {action, entry, group, list} from './sheet.js';

/** @param {import('./take-away.js').Taken} taken */
export function runGroup({scope, say}) {
  return group('The run', list(entry('Recording', 'Every step, as a file that plays again here.',
    action('Save', 'the run', () => saveRun(scope.run, say)))));
}
