/** The buttons of the transport. */

import {element} from './dom.js';

/**
 * @param {string} classes
 * @param {string} name
 * @param {() => void} act
 * @param {...(Node | string)} content
 */
export function button(classes, name, act, ...content) {
  const made = element('button', {type: 'button', class: classes, 'aria-label': name, part: 'button'},
    ...content.map((each) => (typeof each === 'string' ? words(each) : each)));
  made.addEventListener('click', act);
  return made;
}

/** @param {string} text */
export function words(text) {
  return element('span', {}, text);
}
