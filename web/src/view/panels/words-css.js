
/** The looks of the marks in sentences, which are those of the grid. */
export const WORDS_CSS = `
.words .name,.words .strong{font-weight:600}
.words .logic{color:var(--logic);font-weight:600}
.words .guess{color:var(--guess);font-weight:600}
.words .struck,.words .ringed{position:relative;padding:0 .26em;border-radius:.25em;
line-height:1.18;font-weight:600}
.words .struck{border:1.5px solid var(--conflict);background:var(--surface);color:var(--conflict);
margin-inline-end:.1em}
.words .ringed{border:2px solid var(--ink)}
.strike-word{position:absolute;left:-3px;right:-3px;top:22%;width:calc(100% + 6px);height:56%;fill:none;
stroke:var(--conflict);
stroke-width:1.75;stroke-linecap:round;overflow:visible}
.strike-word path{vector-effect:non-scaling-stroke}
`;

/** The looks of cases of which one at a time is drawn. What is told of it is framed, which moves nothing. */
export const CASES_CSS = `
.case-row{display:flex;flex-wrap:wrap;align-items:center;gap:4px;position:sticky;top:var(--case-top,0);z-index:1;
min-height:calc(44*var(--u,1px));background:var(--case-ground,var(--page))}
.case-row span{margin-inline-end:6px;color:var(--ink-2)}
.case-row button{min-width:calc(36*var(--u,1px));min-height:calc(36*var(--u,1px));padding:0 6px;
justify-content:center;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--ink)}
.case-row button:hover{border-color:var(--ink)}
.case-row [aria-checked=true]{border-color:var(--ink);background:var(--ink);color:var(--surface)}
.case{margin:6px 2px;padding:2px 6px;border-radius:4px;font-size:calc(14*var(--u,1px));
line-height:calc(20*var(--u,1px));color:var(--ink-2)}
.case.drawn{outline:2px solid var(--ink);color:var(--ink)}
@media (forced-colors:active){.case-row [aria-checked=true]{background:Highlight;color:HighlightText;
forced-color-adjust:none}}
@media print{.case-row{display:none}}
`;
