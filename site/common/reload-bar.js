/** A bar that offers to load the page again: a new version is ready, or a part of the page can't be loaded. */
import {element} from './dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/common.js';

const words = speaker('site/common', english);

/** How browsers report a module that didn't load, and we a file of WebAssembly. */
const NOT_LOADED = /module|fetch|NetworkError|Load failed|not there/;

/** @type {HTMLElement | null} the bar, while it is shown */
let bar = null;

/**
 * Says so where a part of the page, which is loaded when it is first used, doesn't come: without a network, or because
 * the host has put up another version. Nothing else of what goes wrong is a reader's business.
 */
export function tellFailures() {
  addEventListener('unhandledrejection', (event) => {
    if (!NOT_LOADED.test(event.reason)) return;
    event.preventDefault();
    tell(words(navigator.onLine ? 'not-loaded' : 'needs-network'));
  });
}

/** Shows the bar; its button loads the page again, which keeps what it shows. @param {string} message */
export function tell(message) {
  bar?.remove();
  const close = () => bar?.remove();
  bar = element('div', {class: 'version', role: 'status'},
    element('span', {}, message),
    element('button', {type: 'button', onclick: () => location.reload()}, words('reload')),
    element('button', {type: 'button', class: 'quiet', onclick: close}, words('not-now')));
  // A modal dialog makes all else inert, so that the bar has to stand in it.
  (document.querySelector('dialog[open]') ?? document.body).append(bar);
}
