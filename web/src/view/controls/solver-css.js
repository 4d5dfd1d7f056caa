/** The looks of the solver's sheet. */

export const SOLVER_CSS = `
.sheet{right:-8px;top:44px;display:none;max-height:min(80vh,640px);overflow-y:auto;
width:min(440px,calc(100cqw - 16px));padding:8px}
.solver.open .sheet{display:block}
.presets{display:grid}
.presets button{min-height:calc(40*var(--u));padding:0 12px;border:0;border-radius:6px;background:none;text-align:start;
font-weight:450}
.presets .caption{padding:6px 12px 2px;font-size:calc(13*var(--u));color:var(--ink-3)}
.presets button:hover{background:var(--sunk)}
.presets [aria-pressed=true]{font-weight:650;box-shadow:inset 3px 0 var(--ink)}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:8px;padding:12px;
border-top:1px solid var(--rule)}
.choices label>span:first-child{display:block;margin-bottom:4px;font-size:calc(13*var(--u));color:var(--ink-3)}
.choices .select,.choices select{width:100%}
`;
