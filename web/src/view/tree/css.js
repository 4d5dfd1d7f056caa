/** The looks of the search tree. */

import {ems} from '../theme-css.js';

export const TREE_CSS = `
.tree{display:flex;flex-direction:column;height:100%;container:tree/inline-size}
.tree-head{display:flex;align-items:center;min-height:calc(42*var(--u));font-size:calc(14*var(--u))}
.tree-title{font-weight:450;margin-inline-end:20px;white-space:nowrap}
.tree-count{min-width:0;line-height:calc(16*var(--u));color:var(--ink-3)}
.tree-tools{display:flex;margin-block:-1px;margin-inline:auto -12px}
.tree-tools button{display:inline-flex;align-items:center;justify-content:center;min-width:44px;
min-height:calc(44*var(--u));
padding:0 10px;border:0;border-radius:6px;background:none;color:var(--ink-3);font-weight:450;white-space:pre}
.tree-tools button:hover{background:var(--sunk);color:var(--ink)}
.tree-tools button:active{background:var(--rule)}
.tree-tools button[aria-pressed=true]{color:var(--ink);text-decoration:underline;text-underline-offset:4px}
.tree-tools button[aria-disabled=true]{color:var(--edge);background:none;cursor:default}
.tree-body{display:flex;flex:1;min-height:0;gap:8px}
.tree-view{position:relative;flex:1;min-width:0;overflow:hidden;touch-action:none;user-select:none}
.tree-view.whole{touch-action:pan-x pan-y}
.tree-view:focus-visible{outline:0}
.tree-view.over{cursor:pointer}
.tree-canvas{position:absolute;left:0;top:0;width:100%;height:100%;display:block}
.tree-view [role=treeitem]{position:absolute;left:0;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap}
.tree-overview{position:relative;flex:none;overflow:hidden;cursor:pointer;touch-action:none}
.tree-overview canvas{position:absolute;left:0;top:0;width:100%;height:100%}
.tree-now{position:absolute;width:7px;height:7px;margin:-3px 0 0 -3px;border-radius:50%;background:var(--guess)}
.tree-frame{position:absolute;border:1.5px solid var(--ink);border-radius:3px}
.tree-note{position:relative;flex:none;height:calc(24*var(--u))}
.tree-note p{position:absolute;left:0;right:0;bottom:0;padding:2px 0;background:var(--page);font-size:calc(13*var(--u));
line-height:calc(20*var(--u));color:var(--ink-2)}
.tree-empty{padding:12px 0;color:var(--ink-3)}
@container tree (max-width:${ems(519.9)}){.tree-title,.tree .more-words{display:none}
.tree-head{min-height:calc(48*var(--u))}}
@container tree (max-width:${ems(239.9)}){.tree-head{flex-wrap:wrap;padding-top:8px}.tree-count{flex-basis:100%}
.tree-tools{flex-wrap:wrap;margin-inline:-4px 0}.tree-tools button{min-width:calc(34*var(--u));padding:0 4px}}
`;
