/** The node that the keys are at, as an item of a tree, for those who listen. */

import {nodeWords} from '../../words/tree-words.js';
import {element} from '../dom.js';
import {placeAmongSiblings} from './keys.js';

/**
 * @param {import('../../words/tree-words.js').Naming} naming
 * @param {import('./model.js').TreeModel} model
 * @param {string} id
 */
export function treeItem(naming, model, id) {
  const {cursor, current, layout, tree, step} = model;
  const {place, siblings} = placeAmongSiblings(layout, cursor);
  return element('div', {
    role: 'treeitem', id, 'aria-level': layout.depth[cursor] + 1, 'aria-posinset': place, 'aria-setsize': siblings,
    'aria-selected': String(cursor === current),
    'aria-expanded': model.canFold(cursor) ? String(!model.isFolded(cursor)) : undefined,
  }, nodeWords(naming, tree, layout, cursor, step));
}
