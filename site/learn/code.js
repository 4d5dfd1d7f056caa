/** Lets a reader do more with code than read it: copy it. */
import messages from '../../web/languages/en/site/learn.js';
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {say as tell} from '../common/frame.js';

const say = speaker('site/learn', messages);

/** Gives each listing a button that copies it. The style sheet has kept the room. */
export function offerCode() {
  for (const listing of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('pre.code'))) {
    const place = element('div', {class: 'listing'});
    const copier = button(say('copy'), () => copy(`${listing.textContent?.trimEnd()}\n`, say('code'), tell), 'quiet');
    copier.lang = spokenLanguage();
    listing.replaceWith(place);
    place.append(copier, listing);
  }
}
