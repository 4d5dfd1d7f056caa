/** The form in which a proof is checked: the reader may change each number of it, or take the proof of a grid. */
import {checkProof, sharedEngine} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/checking.js';
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import {byId} from '../common/dom.js';

const say = speaker('site/checking', messages);

/** Checks what is in a form, and shows the verdict. @param {HTMLFormElement} form with `cnf` and `lrat` */
export async function check(form) {
  const [cnf, lrat] = ['cnf', 'lrat'].map((name) => boxOf(form, name).value);
  const verdict = await checkProof(cnf, lrat);
  if (!verdict) return;
  tell(form, verdict.accepted ? say('accepted') :
    say('refused', {line: verdict.line, file: verdict.file, reason: say(`reason.${verdict.reason}`)}));
}

/**
 * Has a proof made for the puzzle of the grid that a button names.
 * @param {HTMLButtonElement} button within the form
 */
export async function takeProof(button) {
  const form = /** @type {HTMLFormElement} */ (button.form);
  const scope = /** @type {import('../../web/src/index.js').SudokuScope} */ (byId(button.dataset.prove ?? ''));
  const engine = await sharedEngine();
  const proof = await engine.help('prove', scope.puzzle, {});
  if (!proof.ok) return tell(form, proof.error.message);
  boxOf(form, 'cnf').value = proof.cnf;
  boxOf(form, 'lrat').value = proof.lrat;
  tell(form, '');
}

/** @param {HTMLFormElement} form @param {string} name @returns {HTMLTextAreaElement} */
function boxOf(form, name) {
  return /** @type {HTMLTextAreaElement} */ (form.elements.namedItem(name));
}

/** @param {HTMLFormElement} form @param {string} text */
function tell(form, text) {
  const output = /** @type {HTMLOutputElement} */ (form.querySelector('output'));
  output.lang = spokenLanguage();
  output.value = text;
}
