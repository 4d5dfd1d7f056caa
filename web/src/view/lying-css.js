/**
 * The layout in a window as low as that of a phone that lies, in which the board is as high as it can be. In little
 * width, the transport has a place in the right column; in much, the strip is beside its buttons. Loaded when the
 * window is such a one.
 */

import {adopt} from './style-sheet.js';
import {ems} from './theme-css.js';

const MEDIUM = `
.stage{padding-top:4px;margin-bottom:-89px}
.right{padding-bottom:89px}
.transport{grid-template:"strip field" auto "buttons buttons" auto/minmax(0,1fr) auto;gap:4px 12px;
margin-inline-start:calc((100% - 56px)*6/11 + 28px);padding:4px 12px 8px;border-inline-start:1px solid var(--rule)}
.strip,.field input{height:calc(28*var(--u))}
.field{margin:0}
.buttons{gap:4px;min-width:0}
.transport .buttons>button{padding:0 4px}
`;

const WIDE = `
.transport{grid-template:"buttons strip field" auto/auto minmax(0,1fr) auto;padding-block:4px 8px}
.strip{height:calc(44*var(--u))}
`;

const LYING_CSS = `@media (max-height:519.9px){@container (min-width:560px){
.left .board{margin-inline:auto}
.transport .readouts{display:none}
}
@container (min-width:560px) and (max-width:${ems(959.9)}){${MEDIUM}}
@container (min-width:${ems(960)}){${WIDE}}
}`;

/** Gives these looks to the element that holds a stage. @param {HTMLElement} stage */
export function adoptLying(stage) {
  adopt(/** @type {ShadowRoot} */ (stage.getRootNode()), LYING_CSS);
}
