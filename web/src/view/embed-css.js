/**
 * The layout of an embed: one hairline frame on the host's own ground, no title; the grid runs to the edge.
 */

import {ems} from './theme-css.js';

const ANY = `
:host([controls]){max-width:var(--scope-max-size,720px);--page:var(--scope-background,var(--surface))}
.scope{display:flex;flex-direction:column;min-height:inherit;border:1px solid var(--rule);border-radius:8px;
background:var(--page)}
.stage{flex:1}
.watch :is(.case-row,.case-row button){min-height:calc(28*var(--u));line-height:1}
.still{padding:14px 14px 34px;font-size:calc(15*var(--u));line-height:calc(24*var(--u));color:var(--ink-3)}
.transport{position:relative;z-index:10}
.transport .buttons>.more{border-color:transparent;background:none}
.reason,.case,.extras,.title,.readouts,.speed,:host([controls=none]) .transport,.transport :is(.start,.end),
:is(.back,.play,.more) span,.field>span:first-child{display:none}
.extras.open{display:grid;right:8px;bottom:60px;min-width:200px;padding:6px}
.extras button{justify-content:start}
`;

const WIDE = `
.stage{display:grid;grid-template-columns:398px minmax(0,1fr);column-gap:8px;padding:2px 8px 8px 0}
.right{display:flex;flex-direction:column}
.watch{flex:1 0 auto;height:0;min-height:100%;padding-top:16px}
.left:has(>.place:empty)+.right>.watch,.watch:has(.turn:not(:empty)){height:auto}
.transport{display:grid;grid-template:"buttons strip field" auto/auto 1fr auto;align-items:center;gap:16px;
padding:12px 62px 12px 14px;border-top:1px solid var(--rule)}
.strip{height:calc(40*var(--u))}
.transport .buttons>button{width:44px;padding:0}
.transport .buttons>.step{width:108px}
.transport .buttons>.cancel{width:auto;padding:0 14px}
.transport .buttons>.more{position:absolute;right:8px}
.field{grid-area:field;display:flex;align-items:center;gap:4px;font-size:calc(13*var(--u));color:var(--ink-3)}
.field input{width:auto!important;min-width:0;height:calc(32*var(--u));padding:0;border:0;background:none;
text-align:center;font:inherit;color:inherit;field-sizing:content}
`;

const NARROW = `
.stage{padding:2px 0 0}
.watch{min-height:calc(72*var(--u))}
.watch .turn:not(:empty),.transport{padding:0 14px 12px}
.strip{height:calc(28*var(--u));margin:5px 0 3px}
.transport .buttons>button{flex:1;min-width:0;padding:0 4px}
.transport .buttons>.step{flex:2}
.transport .buttons>.cancel{flex:1.6}
.field{display:none}
`;

export const EMBED_CSS = `${ANY}
@container (min-width:${ems(600)}){${WIDE}}
@container (max-width:${ems(599.9)}){${NARROW}}
@container (max-width:${ems(239.9)}){.step .icon{display:none}}
@media print{.transport{display:none}}
`;
