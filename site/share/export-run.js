/** The run as a file that plays again here, and as a player in another page. */
import {element} from '../common/dom.js';
import {saveRun} from '../opening/saved-runs.js';
import {action, entry, group, list} from '../common/sheet.js';

/** @param {import('./export.js').Taken} taken */
export function runGroup({scope, say}) {
  const embed = element('a', {class: 'open', href: `embedding.html${scope.toLink()}`},
    'Embed', element('span', {class: 'hidden'}, ' in a page of yours'));
  return group('The run', list(
    entry('Recording', 'Every step, as a file that plays again here.',
      action('Save', 'the run', () => saveRun(scope.run, say))),
    entry('In a page of yours', 'As an element, an iframe, or a picture that links.', embed)));
}
