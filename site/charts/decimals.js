/** Numbers with a part after the decimal sign, as the language of the page writes them. */
import {spokenLanguage} from '../../web/src/language/catalogue.js';

/** "0.7", "0,7" @param {number | string} number as JavaScript writes it */
export function decimals(number) {
  // In English nothing has to be looked up, as for what stands between thousands.
  return spokenLanguage() === 'en' ? String(number) : String(number).replace('.', decimalSign());
}

function decimalSign() {
  const parts = new Intl.NumberFormat(spokenLanguage()).formatToParts(0.5);
  return parts.find(({type}) => type === 'decimal')?.value ?? '.';
}
