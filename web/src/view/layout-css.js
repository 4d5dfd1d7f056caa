/** Where the parts stand, by the width of the element, not of the window; and the looks of title and dials. */

const LOOKS = `
.title{display:flex;align-items:center;justify-content:space-between;gap:16px;height:32px}
.title .label{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
.solver{position:relative;display:flex;align-items:center;gap:10px;min-width:0}
.solver .caption{font-size:14px;color:var(--ink-3)}
.picker{display:inline-flex;align-items:center;gap:8px;min-width:0;height:44px;padding:0;border:0;background:none}
.picker:hover .name{text-decoration:underline}
.picker .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.select{position:relative;display:inline-flex;align-items:center}
.select select{appearance:none;min-height:44px;padding:0 34px 0 14px;border:1px solid var(--edge);border-radius:6px;
background:var(--surface)}
.select select:disabled{color:var(--edge);border-color:var(--rule)}
.select .icon{position:absolute;right:10px;pointer-events:none}
.readouts{font-size:12px;line-height:16px;color:var(--ink-3)}
.readout{white-space:nowrap}
.readout b{font-weight:600}
.readout .guess{color:var(--guess)}
.readout .logic{color:var(--logic)}
`;

const WIDE = `
.scope{display:flex;flex-direction:column;min-height:inherit;background:var(--page)}
.stage{--edge-room:max(32px,calc((100cqw - 1480px)/2));display:grid;
grid-template-columns:minmax(0,590px) minmax(300px,1fr);column-gap:48px;flex:1;
padding:10px var(--edge-room) 16px}
.big .stage{grid-template-columns:minmax(0,626px) minmax(300px,1fr);column-gap:36px}
.left{min-width:0}
.place:not(:empty)+.fallback{display:none}
.title{padding-right:12px}
.right{display:flex;flex-direction:column;min-width:0}
.watch{position:relative;display:flex;flex-direction:column;flex:1 0 auto;height:0;min-height:100%;padding-top:6px}
.still{font-size:24px;line-height:32px}
.aside{display:none}
.at-start .aside{display:block}
.at-start .watch{display:none}
.transport{position:sticky;bottom:0;z-index:10;display:grid;
grid-template:"readouts strip strip" auto "buttons buttons field" auto/88px 1fr auto;
gap:12px;padding:15px max(32px,calc((100cqw - 1480px)/2)) 16px;border-top:1px solid var(--rule);
background:var(--surface)}
.readouts{grid-area:readouts;display:flex;flex-direction:column;justify-content:space-between;padding:7px 0 0}
.readout:last-child{margin-top:auto}
.strip{grid-area:strip}
.buttons{grid-area:buttons;display:flex;align-items:center;gap:8px}
.buttons>button{flex:none}
.icon-only{width:44px;padding:0!important}
.start{margin-left:-12px;margin-right:-2px}
.icon-only span,.more span{display:none}
.back{width:89px}
.step{width:124px}
.play,.cancel{width:104px}
.extras{display:flex;margin-left:10px}
.transport .skip{padding:0 9px}
.skip.narrow{display:none}
.speed{display:flex;align-items:center;gap:10px;margin-left:auto;color:var(--ink-3)}
.speed select{width:84px;padding-right:24px}
.long :is(.speed,.field)>span:first-child{display:none}
.field{grid-area:field;display:flex;align-items:center;gap:8px;margin-left:16px;color:var(--ink-3)}
.field input{height:44px;padding:0 4px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);
text-align:center;font-weight:600}
.transport .more{display:none}
`;

/** Two columns still, but less beside the board; the skips go into a sheet. */
const MEDIUM = `
.stage{--edge-room:16px;grid-template-columns:minmax(0,6fr) minmax(0,5fr);column-gap:24px}
.big .stage{grid-template-columns:minmax(0,6fr) minmax(0,5fr)}
.transport{padding-inline:16px}
`;

const NARROW = `
.stage,.big .stage{--edge-room:16px;grid-template-columns:minmax(0,1fr);align-content:start;row-gap:4px;
padding-top:8px}
.left .board{margin-left:-16px}
.place:empty{height:calc(100cqi - 7px);
height:calc(round(down,100cqi - 56px,9px) + 53px)}
.title{padding-right:0}
.solver{flex:none;max-width:64%}
.solver .caption,.picker .more-words{display:none}
.watch{height:auto;min-height:0;padding-top:0}
.transport{grid-template:"readouts field" auto "strip strip" auto "buttons buttons" auto/1fr auto;gap:4px 12px;
padding:8px 16px 16px}
.strip{height:42px}
.readouts{padding:0;justify-content:center}
.readout:last-child{margin:0}
.readout+.readout{display:none}
.readout[hidden]+.readout{display:block}
.field{margin:0;gap:4px;font-size:12px}
.field input{width:auto!important;min-width:0;height:28px;padding:0;border:0;font-size:12px;font-weight:650;
field-sizing:content}
.buttons{margin-top:8px}
`;

/** The skips wait in a sheet. */
const SHEET = `
.buttons{position:relative}
.transport .more{display:inline-flex}
.extras{display:none;margin:0}
.extras.open{display:grid;right:0;bottom:52px;min-width:200px;padding:6px}
.extras button{justify-content:start}
`;

/** Buttons share the width; start and end go into the sheet too. */
const SHARED = `
.transport .start,.transport .end{display:none}
.skip.narrow{display:inline-flex}
.back span,.play span{display:none}
.back,.play,.step,.cancel{width:auto}
.transport .buttons>button{flex:1;padding:0 8px}
.transport .buttons>.step{flex:2}
.speed{flex:1.1;margin:0}
.speed>span:first-child,.speed .icon{display:none}
.speed .select,.speed select{width:100%}
.speed select{padding:0;text-align:center;text-align-last:center}
`;

export const LAYOUT_CSS = `${LOOKS}${WIDE}
@container (max-width:1199.9px){${SHEET}}
@container (max-width:959.9px){${SHARED}${MEDIUM}}
@container (max-width:719.9px){${NARROW}}
@media print{.transport,.solver{display:none}}
`;
