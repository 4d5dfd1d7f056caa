/** Names of techniques in the language of the page; if it has none, those of the engine. */
import {speaker} from '../../language/catalogue.js';
import names from '../../../languages/en/techniques/names.js';

/** @typedef {import('../../protocol/people.js').Technique} Technique */

const say = speaker('techniques/names', names);

/** @param {string} id @param {string} other if there is no such message */
function known(id, other) {
  return say.has(id) ? say(/** @type {keyof typeof names} */ (id)) : other;
}

/** "Naked pair" @param {Technique} technique */
export function techniqueName({id, name}) {
  return known(`name.${id}`, name);
}

/** The name of a step of it within a sentence: "finned X-wing". @param {Technique} technique */
export function stepName({id, name}) {
  return known(`step.${id}`, midSentence(name));
}

/** Its name in constraint processing. @param {Technique} technique */
export function conceptName(technique) {
  return known(`concept.${technique.id}`, technique.conceptName);
}

/** A short explanation. @param {Technique} technique */
export function techniqueSummary({id, summary}) {
  return known(`summary.${id}`, summary);
}

/** An English name where no sentence starts: "X-wing", "Sue de Coq". @param {string} name */
function midSentence(name) {
  return /^(Sue|Nishio|[A-Z]+\b)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
