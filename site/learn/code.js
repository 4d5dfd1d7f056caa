/** Lets a reader copy code: a listing, or the program of a chapter. */
import commonMessages from '../../web/languages/en/site/common.js';
import messages from '../../web/languages/en/site/learn.js';
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {say as tell} from '../common/frame.js';

const say = speaker('site/learn', messages);
const common = speaker('site/common', commonMessages);

/** Gives each listing a button that copies it. The style sheet has kept the room. */
export function offerCode() {
  for (const listing of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('pre.code'))) {
    const place = element('div', {class: 'listing'});
    const copier = button(say('copy'), () => copy(`${listing.textContent?.trimEnd()}\n`, say('code'), tell), 'quiet');
    copier.lang = spokenLanguage();
    listing.replaceWith(place);
    place.append(copier, listing);
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.program a'))) {
    const copier = button(say('program.copy'), () => copyProgram(link.href), 'quiet');
    copier.lang = spokenLanguage();
    link.closest('.program')?.append(' ', copier);
  }
}

/** The program of a chapter lies beside it. @param {string} address */
async function copyProgram(address) {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) await copy(await answer.text(), say('program.name'), tell);
  else tell(common('needs-network'));
}
