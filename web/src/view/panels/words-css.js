/** The looks of the marks in sentences, which are those of the grid. */
export const WORDS_CSS = `
.words .name,.words .strong{font-weight:600}
.words .logic{color:var(--logic);font-weight:600}
.words .guess{color:var(--guess);font-weight:600}
.words .struck,.words .ringed{display:inline-block;position:relative;padding:0 .26em;border-radius:.25em;
line-height:1.18;font-weight:600}
.words .struck{border:1.5px solid var(--conflict);background:var(--surface);color:var(--conflict);margin-right:.1em}
.words .ringed{border:2px solid var(--ink)}
.strike-word{position:absolute;left:-3px;right:-3px;top:22%;width:calc(100% + 6px);height:56%;fill:none;
stroke:var(--conflict);
stroke-width:1.75;stroke-linecap:round;overflow:visible}
.strike-word path{vector-effect:non-scaling-stroke}
`;
