/** The looks of the code. */

import {ems} from '../theme-css.js';

export const CODE_CSS = `
.code{container-type:inline-size;position:absolute;inset:0;overflow-y:auto;overscroll-behavior:contain;
scrollbar-width:thin;scrollbar-color:var(--rule) transparent}
.code-lines{padding:6px 0 8px;direction:ltr}
.code-line{display:flex;align-items:flex-start;min-height:calc(21*var(--u));padding:0 11px 0 1px;border-radius:4px;
font:calc(13*var(--u))/calc(21*var(--u)) ui-monospace,"Cascadia Mono","SF Mono",Menlo,monospace}
.code-line.head:not(:first-child){margin-top:6px}
.code-number{flex:none;width:20px;margin-inline-end:15px;font-size:calc(12*var(--u));text-align:end;color:var(--ink-3)}
.code-text{flex:1 1 auto;min-width:0;margin-inline-start:calc(var(--indent)*16px);padding:0;border:0;border-radius:3px;
background:none;font:inherit;text-align:start;overflow-wrap:anywhere}
.head .code-text{font-weight:700}
.code-value{flex:none;max-width:50%;margin-inline-start:16px;font:calc(13*var(--u))/calc(21*var(--u)) var(--font);
text-align:end;color:var(--ink-3)}
.leads{cursor:pointer}
.leads:hover .code-text{text-decoration:underline}
.code-line.now{background:var(--surface);outline:1px solid var(--rule);outline-offset:-1px;
box-shadow:inset 3px 0 var(--ink)}
.now .code-number{font-weight:700;color:var(--ink)}
.now .code-value{font-weight:600;color:var(--ink)}
:is(.eliminate,.conflict) .now .code-value{color:var(--conflict)}
.place .now .code-value{color:var(--logic)}
.decide .now .code-value{color:var(--guess)}
@media (pointer:coarse){.code-line{min-height:calc(28*var(--u));padding-block:3px}}
@container (max-width:${ems(479.9)}){.code-line{position:relative;flex-wrap:wrap;padding-inline-start:28px;
font-size:calc(12*var(--u))}
.code-number{position:absolute;left:0}
.code-text{max-width:calc(100% - var(--indent)*10px);margin-inline-start:calc(var(--indent)*10px);
flex:0 1 auto}
.code-value{max-width:none;margin-inline-start:auto;padding-inline-start:12px}}
@media (forced-colors:active){.code-line.now{outline:2px solid Highlight}}
`;
