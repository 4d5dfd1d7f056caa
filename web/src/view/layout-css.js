/**
 * The layout by the width of the element, not of the window; and the looks of title and settings. The board
 * and time run from left to right in every language.
 */

import {ems} from './theme-css.js';

const LOOKS = `
.title{display:flex;align-items:center;justify-content:space-between;gap:12px;height:calc(32*var(--u))}
.title .label{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;flex:none;
max-width:calc(50% - 12px);overflow:hidden;line-height:calc(16*var(--u));font-weight:600}
.solver{position:relative;display:flex;align-items:center;gap:8px;min-width:0}
.picker{display:inline-flex;align-items:center;gap:8px;min-width:0;height:calc(44*var(--u));padding:0;border:0;
background:none}
.picker:hover .name{text-decoration:underline}
.picker .name{line-height:calc(16*var(--u));text-align:start}
.select{position:relative;display:inline-flex;align-items:center}
.select select{appearance:none;min-height:calc(44*var(--u));padding:0 34px 0 14px;border:1px solid var(--edge);
border-radius:6px;
background:var(--surface)}
.select select:disabled{color:var(--edge);border-color:var(--rule)}
.select .icon{position:absolute;inset-inline-end:10px;pointer-events:none}
.readouts{font-size:calc(12*var(--u));line-height:calc(16*var(--u));color:var(--ink-3)}
.readout{white-space:nowrap}
.readout b{font-weight:600}
.readout .guess{color:var(--guess)}
.readout .logic{color:var(--logic)}
`;

const WIDE = `
.scope{display:flex;flex-direction:column;min-height:inherit;background:var(--page);
--left:max(590px,min(50cqw - 60px,100vh - 256px));
--edge-room:max(32px,calc((100cqw - 890*var(--u) - var(--left))/2))}
.big{--left:max(626px,min(50cqw - 60px,100vh - 256px));--gap:36px}
.stage{display:grid;grid-template-columns:minmax(0,var(--left)) minmax(300px,1fr);column-gap:var(--gap,48px);flex:1;
padding:10px var(--edge-room) 0}
.place,.strip,.buttons{direction:ltr}
.title{padding-inline-end:8px}
.right{display:flex;flex-direction:column;padding-bottom:7px}
.watch{flex:1 0 auto;height:0;min-height:100%;padding-top:6px}
.still{font-size:calc(24*var(--u));line-height:calc(32*var(--u))}
.transport{position:sticky;bottom:0;z-index:10;display:grid;
grid-template:"readouts strip strip" auto "buttons buttons field" auto/calc(88*var(--u)) 1fr auto;
gap:12px;padding:15px var(--edge-room) 16px;border-top:1px solid var(--rule);
background:var(--surface)}
.tall-bar .transport{position:static}
.readouts{grid-area:readouts;display:flex;flex-direction:column;padding:7px 0 0}
.readout:last-child{margin-top:auto;white-space:normal}
.buttons{flex-wrap:wrap;min-width:0}
.buttons>button{flex:none}
.icon-only{width:calc(44*var(--u));padding:0!important}
.start{margin-inline:-12px -2px}
.icon-only span,.more span{display:none}
.back{width:calc(89*var(--u))}
.step{width:calc(124*var(--u))}
.play,.cancel{width:calc(104*var(--u))}
.scope:not(:lang(en)) :is(.back,.play,.cancel){width:auto}
.extras{display:flex;margin-inline-start:10px}
.transport .skip{padding:0 9px}
.skip.narrow{display:none}
.speed{display:flex;align-items:center;gap:10px;margin-inline-start:auto;color:var(--ink-3)}
.speed select{width:calc(84*var(--u));padding-inline-end:24px}
.long .buttons{gap:4px}
.long .extras{margin:0}
.long :is(.speed,.field)>span:first-child,.scope:not(:lang(en)) .speed>span:first-child{display:none}
.field{grid-area:field;display:flex;align-items:center;gap:8px;margin-inline-start:16px;color:var(--ink-3)}
.field input{height:calc(44*var(--u));padding:0 4px;border:1px solid var(--edge);border-radius:6px;
background:var(--surface);
text-align:center;font-weight:600}
.transport .more{display:none}
`;

/** Two columns still, but less beside the board; the skips go into a sheet. */
const MEDIUM = `
.scope{--edge-room:16px}
.stage{grid-template-columns:minmax(0,6fr) minmax(0,5fr);column-gap:24px}
.transport{padding-inline:16px}
`;

const NARROW = `
.stage{grid-template-columns:minmax(0,1fr);align-content:start;row-gap:4px;
padding-block:8px 16px}
.left .board{margin-inline-start:-16px}
.place:empty{height:calc(100cqi - 7px);
height:calc(round(down,100cqi - 56px,9px) + 53px)}
.title{padding-inline-end:0}
.title .label{max-width:38%}
.title:has(.long) .label{max-width:18%}
.editing .title{display:none}
.watch{height:auto;min-height:0;padding-top:0}
.transport{grid-template:"readouts field" auto "strip strip" auto "buttons buttons" auto/1fr auto;gap:4px 12px;
padding:8px 16px 16px}
.strip{height:calc(42*var(--u))}
.readouts{padding:0;justify-content:center}
.readout:last-child{margin:0}
.readout+.readout{display:none}
.readout[hidden]+.readout{display:block}
.field{margin:0;gap:4px;font-size:calc(12*var(--u))}
.field input{width:auto!important;min-width:0;height:calc(28*var(--u));padding:0;border:0;font-size:calc(12*var(--u));
font-weight:650;
field-sizing:content}
.buttons{margin-top:8px}
@media (max-height:700px){.transport{gap:2px;padding-block:4px 8px}.strip{height:calc(24*var(--u))}
.buttons{margin-top:4px}}
`;

/** One column, wider than the board that fits the window's height. */
const MIDDLE = `
.left .board{margin-inline:auto}
.place:empty{height:calc(round(down,min(100cqi - 79px,max(380px,100vh - 386*var(--u))),9px) + 44px)}
`;

/** The skips wait in a sheet; the solver's name is the short one, which has a second line where it is long. */
export const SHEET = `
.scope:not(.big){--left:500px}
.picker .more-words{display:none}
.buttons{position:relative}
.transport .more{display:inline-flex}
.extras{display:none;margin:0}
.extras.open{display:grid;right:0;bottom:52px;min-width:200px;padding:6px}
.extras button{justify-content:start}
`;

/** Buttons share the width; start and end go into the sheet too. */
export const SHARED = `
.transport .start,.transport .end{display:none}
.skip.narrow{display:inline-flex}
.back span,.play span{display:none}
.back,.play,.step,.cancel{width:auto}
.transport .buttons>button{flex:1;padding:0 8px}
.transport .buttons>.step{flex:2}
.speed{flex:1.4;margin:0}
.speed>span:first-child,.speed .icon{display:none}
.speed .select,.speed select{width:100%}
.speed select{padding:0;font-size:.93em;text-align:center;text-align-last:center}
`;

export const LAYOUT_CSS = `${LOOKS}${WIDE}
@container (max-width:${ems(1199.9)}){${SHEET}}
@container (max-width:${ems(959.9)}){${SHARED}${MEDIUM}}
@container (max-width:559.9px){${NARROW}}
@media (min-height:660px){@container (max-width:${ems(719.9)}){${NARROW}}
@container (min-width:560px) and (max-width:${ems(719.9)}){${MIDDLE}}}
@media (orientation:portrait){@container (max-width:${ems(959.9)}){${NARROW}}
@container (min-width:560px) and (max-width:${ems(959.9)}){${MIDDLE}}}
@media print{.transport,.solver{display:none}}
`;
