/** Colours, sizes and the looks of what is used everywhere. Ink is the interface,
 the four colours are the solver's. */

/** Tokens of the light theme. */
export const LIGHT = `
--page:var(--scope-background,#F5F4F1);--surface:var(--scope-surface,#FFF);--sunk:var(--scope-sunk,#ECEAE5);
--ink:var(--scope-color,#111);--ink-2:var(--scope-color-2,#45443F);--ink-3:var(--scope-color-3,#66645E);
--next:#706D66;--edge:var(--scope-edge,#8A877F);
--cell-line:var(--scope-line,#949188);--rule:var(--scope-rule,#DAD7D0);--box-line:var(--scope-box-line,var(--ink));
--given:var(--scope-given,#111);--logic:var(--scope-logic,#004BE0);--guess:var(--scope-guess,#8B5218);
--conflict:var(--scope-conflict,#E00087);--candidate:var(--scope-candidate,#5C5C5C);
--guess-tint:#8B521814;--logic-tint:#004BE014;--unit-tint:#11111109;--conflict-tint:#E000871F;--future:#0000000C;
--band:1;
--shadow:0 1px 2px #0000000F,0 12px 32px #0000001F;color-scheme:light;`;

/** Tokens of the dark theme. */
export const DARK = `
--page:var(--scope-background,#0F1114);--surface:var(--scope-surface,#16181D);--sunk:var(--scope-sunk,#20242B);
--ink:var(--scope-color,#F2F2F2);--ink-2:var(--scope-color-2,#C3C7CE);--ink-3:var(--scope-color-3,#9AA0AA);
--next:#858C98;--edge:var(--scope-edge,#6E7581);
--cell-line:var(--scope-line,#626975);--rule:var(--scope-rule,#2B3038);--box-line:var(--scope-box-line,#D5D8DD);
--given:var(--scope-given,#F2F2F2);--logic:var(--scope-logic,#13A4EC);--guess:var(--scope-guess,#FFB029);
--conflict:var(--scope-conflict,#FF2962);--candidate:var(--scope-candidate,#A8ADB5);
--guess-tint:#FFB02917;--logic-tint:#13A4EC1C;--unit-tint:#FFFFFF0C;--conflict-tint:#FF296230;--future:#FFFFFF10;
--band:.72;
--shadow:0 1px 2px #0006,0 12px 32px #000A;color-scheme:dark;`;

/**
 * A width at which the layout changes, in ems of the element: where type is larger, so is what it needs.
 * @param {number} pixels at a type of 14 pixels
 */
export function ems(pixels) {
  return `${Number((pixels / 14).toFixed(3))}em`;
}

const FORCED = `
--page:Canvas;--surface:Canvas;--sunk:Canvas;--ink:CanvasText;--ink-2:CanvasText;--ink-3:CanvasText;--next:GrayText;
--edge:CanvasText;--cell-line:CanvasText;--rule:CanvasText;--box-line:CanvasText;--given:CanvasText;--logic:LinkText;
--guess:CanvasText;--conflict:Highlight;--candidate:CanvasText;
--guess-tint:transparent;--logic-tint:transparent;--unit-tint:transparent;--conflict-tint:transparent;
--future:transparent;`;

/** If one of these changes, the colours may change, and what paints on a canvas has to paint again. */
export const THEME_MEDIA = ['(prefers-color-scheme: dark)', 'print'];

/**
 * On paper the theme is always the light one, because ink that suits a dark screen could hardly be read there. Text is
 * set within the element, too, where a page's own rules for all elements don't reach. Where a page asks how wide the
 * element would like to be, as in a flex row, it is as wide as on a phone; otherwise it would have no width at all.
 */
export const THEME_CSS = `
:host{${LIGHT}}
@media screen and (prefers-color-scheme:dark){:host{${DARK}}}
:host([theme=light]){${LIGHT}}
@media screen{:host([theme=dark]){${DARK}}}
@media (forced-colors:active){:host,:host([theme]){${FORCED}}}
:host{--u:var(--scope-unit,1px);display:block;container:scope/inline-size;contain-intrinsic-width:280px;min-width:0;
--font:var(--scope-font,system-ui,-apple-system,"Segoe UI",Roboto,Inter,"Noto Sans",sans-serif)}
:host,.scope,button,select,input{color:var(--ink);font:calc(14*var(--u))/calc(20*var(--u)) var(--font);
font-variant-numeric:tabular-nums}
.scope{text-align:start;text-indent:0;text-transform:none;letter-spacing:0;word-spacing:0;white-space:normal}
:host([hidden]){display:none}
*{box-sizing:border-box}
[hidden]{display:none!important}
p,dl,dd{margin:0}
button,select,input{font-weight:500}
button{cursor:pointer}
:focus{outline:0}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{width:calc(20*var(--u));height:calc(20*var(--u));flex:none;fill:none;stroke:currentColor;stroke-width:1.75;
stroke-linecap:round;stroke-linejoin:round}
.i-play{fill:currentColor}
.i-more{stroke-width:3}
.i-down{width:calc(16*var(--u));height:calc(16*var(--u));stroke-width:2}
.transport button{display:inline-flex;align-items:center;justify-content:center;gap:10px;min-height:calc(44*var(--u));
padding:0 14px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);white-space:nowrap}
.transport button:hover{background:var(--sunk)}
.transport button:active{background:var(--rule)}
.transport button:disabled{border-color:var(--rule);background:var(--surface);color:var(--edge);cursor:default}
.transport .primary{border-color:var(--ink);background:var(--ink);color:var(--surface);font-weight:600}
.transport .primary:hover,.transport .primary:active{background:var(--ink-2)}
.transport .primary:disabled{background:var(--sunk)}
.transport .quiet,.transport .quiet:disabled{border-color:transparent;background:none}
.transport .quiet:not(:disabled):hover{background:var(--sunk)}
@media (forced-colors:active){.transport .primary{background:ButtonText;color:ButtonFace;forced-color-adjust:none}
button{border-color:ButtonBorder!important}}
`;
