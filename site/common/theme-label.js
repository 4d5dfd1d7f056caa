/** The buttons that change the theme say which one is chosen. What they do is in `theme.js`, which has no words. */
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/common.js';

const words = speaker('site/common', english);

/** Says the theme, now and whenever it changes. */
export function showTheme() {
  say();
  document.addEventListener('click', say);
}

function say() {
  const {themeChoice = 'auto'} = document.documentElement.dataset;
  for (const button of document.querySelectorAll('[data-do=theme]')) {
    (button.querySelector('span') ?? button).textContent = words('theme', {theme: themeChoice});
  }
}
