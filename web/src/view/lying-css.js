/**
 * The layout in a window as low as that of a phone that lies, in which the board is as high as it can be: the transport
 * has a place in the right column. Loaded when the window is such a one.
 */

import {SHARED, SHEET} from './layout-css.js';
import {adopt} from './style-sheet.js';
import {ems} from './theme-css.js';

const LYING = `
.stage{padding-top:4px;margin-bottom:calc(-72*var(--u) - 17px)}
.left .board{margin-inline:auto}
.right{padding-bottom:calc(72*var(--u) + 17px)}
.transport{grid-template:"strip field" auto "buttons buttons" auto/minmax(0,1fr) auto;gap:4px 12px;
padding-block:4px 8px;border-inline-start:1px solid var(--rule)}
.transport .readouts{display:none}
.strip,.field input{height:calc(28*var(--u))}
.field{margin:0}
.buttons{gap:4px;min-width:0}
`;

/** In the lowest windows, the puzzle's name gives way, so that the last row of the board is in sight. */
const MEDIUM = `
.transport{margin-inline-start:calc((100% - 56px)*6/11 + 28px);padding-inline:12px}
.transport .buttons>button{padding:0 4px}
@media (max-height:339.9px){.title{height:calc(18*var(--u))}.title .label{display:none}}
`;

/** The right column begins half a gap after the transport; its buttons are those of less width, its board is not. */
const WIDE = `${SHEET}${SHARED}
.transport{margin-inline-start:calc(var(--edge-room) + var(--left) + var(--half));
padding-inline:var(--half) var(--edge-room)}
`;

const WIDE_SCOPE = `
.scope:not(.presenting){--half:calc(var(--gap,48px)/2)}
.scope:not(.presenting,.big){--left:max(500px,min(50cqw - 60px,100vh - 76px))}
`;

/** A presentation has a layout of its own. @param {string} css */
const elsewhere = (css) => `:where(.scope:not(.presenting)){${css}}`;

const LYING_CSS = `@media (orientation:landscape) and (max-height:659.9px){
@container (min-width:560px){${elsewhere(LYING)}}
@container (min-width:560px) and (max-width:${ems(959.9)}){${elsewhere(MEDIUM)}}
@container (min-width:${ems(960)}){${WIDE_SCOPE}${elsewhere(WIDE)}}
}`;

/** Gives these looks to the element that holds a stage. @param {HTMLElement} stage */
export function adoptLying(stage) {
  adopt(/** @type {ShadowRoot} */ (stage.getRootNode()), LYING_CSS);
}
