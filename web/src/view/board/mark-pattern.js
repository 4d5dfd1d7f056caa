/** The pattern of a step of a technique, on the board of a run: what draws it is loaded with the first. */

import {svg} from '../dom.js';
import {adopt} from '../style-sheet.js';

/**
 * @param {import('./board.js').Board} board
 * @param {import('../../words/techniques/step-pattern.js').StepPattern} pattern
 * @param {SVGElement} group below the other marks of this step
 */
export async function markPattern({root, geometry, layout}, pattern, group) {
  const marks = svg('g');
  // In a place of its own: when the next step is shown, it is gone with all that comes into it.
  group.prepend(marks);
  const {PATTERN_CSS, patternMarks, usualSpots} = await import('./pattern-board.js');
  const tree = root.getRootNode();
  if (!layout || !(tree instanceof ShadowRoot)) return;
  adopt(tree, PATTERN_CSS);
  marks.append(...patternMarks(geometry, layout, pattern, usualSpots(geometry, layout), svg));
}
