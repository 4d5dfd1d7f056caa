/** The ways out of the page: its link, sheets of sharing and export, proofs. Loaded when one is first asked for. */
import {copy} from '../common/clipboard.js';
import {openShare} from '../share/share.js';
import {openExport} from '../share/export.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/share.js';

const words = speaker('site/share', english);

/**
 * @typedef {object} Shown
 * @property {Promise<import('../../web/src/index.js').SolvingEngine>} engine
 * @property {import('../../web/src/index.js').SudokuScope} scope
 * @property {boolean} hasLink a saved run has none, since a link derives its run again
 * @property {(message: string) => void} say
 */

/** The address, which is the link, to the clipboard. @param {Shown} shown */
export function copyLink({hasLink, say}) {
  if (hasLink) copy(location.href, words('link'), say);
  else say(words('no-link'));
}

/** @param {Shown} shown */
export async function share(shown) {
  if (shown.hasLink) openShare(await shown.engine, shown.scope);
  else copyLink(shown);
}

/** @param {Shown} shown */
export async function prove({engine, scope}) {
  if (scope.run) (await import('./proof-sheet.js')).openProof(await engine, scope);
}

/** @param {Shown} shown */
export async function showExport({engine, scope}) {
  if (scope.run) openExport(await engine, scope);
}
