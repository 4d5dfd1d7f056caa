/** Numbers that are not whole, as the page's language writes them. */
import {spokenLanguage} from '../../web/src/language/catalogue.js';

/** "1.2", in German "1,2" @param {number} number */
export function writeTenths(number) {
  return number.toLocaleString(spokenLanguage(), {
    minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false,
  });
}
