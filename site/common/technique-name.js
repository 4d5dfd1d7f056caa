/** Techniques by name, in the page's language, once the words of techniques have come (`volume('techniques')`). */
import {speaker} from '../../web/src/language/catalogue.js';

/** In English the engine's own names are those of the techniques. */
const names = speaker('techniques/names', /** @type {Record<string, string>} */ ({}));

/** "Naked pair" @param {{id: string, name: string}} technique as the engine tells of it */
export function techniqueName({id, name}) {
  return names.has(`name.${id}`) ? names(`name.${id}`) : name;
}
