/**
 * The looks of the queue and of passes. In a small embed, arcs that came back are first, since what is next goes on out
 * of sight. What is in hand grows only where it has a row of its own, so that its note is not broken there.
 */

import {ems} from '../theme-css.js';

export const QUEUE_CSS = `
.below:has(.queue){position:relative;flex:var(--lower,0) 1 calc(156*var(--u))}
.queue{position:absolute;inset:0;display:flex;flex-wrap:wrap;gap:12px 16px;align-content:start;
padding:10px 0 24px;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;
scrollbar-color:var(--rule) transparent}
.queue-caption{font-size:calc(13*var(--u));line-height:calc(20*var(--u));color:var(--ink-3)}
.queue-caption strong{font-weight:600;color:var(--ink)}
.in-hand{display:block;min-height:calc(48*var(--u));margin:4px 0;padding:8px 12px;border:1px solid var(--rule);
border-radius:6px;
background:var(--surface);box-shadow:inset 3px 0 var(--ink);font-size:calc(20*var(--u));line-height:calc(30*var(--u));
font-weight:600;
text-align:start;overflow-wrap:anywhere}
.queue-note{font-size:calc(13*var(--u));color:var(--ink-2)}
.queue-note:is(.lost,.guess){font-weight:600;color:var(--ink)}
.hand{flex:1 0 136px;min-width:0}
.try{min-height:calc(28*var(--u));margin:4px 0 0 -8px;padding:0 8px;border:0;border-radius:6px;background:none;
font-size:calc(13*var(--u));
font-weight:400;color:var(--ink-3)}
.try:hover{background:var(--sunk)}
.try[aria-pressed=true]{color:var(--ink);font-weight:600;text-decoration:underline;text-underline-offset:4px}
.groups{flex:99 1 250px;min-width:0;display:grid;gap:10px;align-content:start}
.chips{display:flex;flex-wrap:wrap;align-items:center;gap:5px;min-height:calc(28*var(--u));margin-top:4px}
.chip{min-height:calc(24*var(--u));padding:0 6px;border:1px solid var(--rule);border-radius:4px;
background:var(--surface);
font-size:calc(13*var(--u));line-height:calc(22*var(--u));font-weight:400;color:var(--ink-2)}
.follows .chip{border-color:var(--logic);box-shadow:inset 0 0 0 40px var(--logic-tint);color:var(--ink)}
.guess .chip{border-color:transparent;border-radius:12px;background:var(--guess-tint);color:var(--guess);
font-weight:600}
:is(.chip,.in-hand):hover{background:var(--sunk)}
.more-chips{margin-inline-start:5px;padding:0;border:0;background:none;font-size:calc(13*var(--u));font-weight:400;
color:var(--ink-3)}
.more-chips:empty{display:none}
button.more-chips:hover{text-decoration:underline}
@container (max-width:${ems(719.9)}){.groups>:has(>.follows){order:-1}}
@media (pointer:coarse){.chip,.more-chips{min-height:calc(36*var(--u))}}
@media (forced-colors:active){.in-hand{border:2px solid Highlight}}
`;
