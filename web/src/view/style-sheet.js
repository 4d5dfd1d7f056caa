/** The style sheet of all elements, made when the first one needs it. */

import {LAYOUT_CSS} from './layout-css.js';
import {PARTS_CSS} from './parts-css.js';
import {THEME_CSS} from './theme-css.js';

/** @type {CSSStyleSheet | null} */
let shared = null;

export function styleSheet() {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(THEME_CSS + PARTS_CSS + LAYOUT_CSS);
  }
  return shared;
}
