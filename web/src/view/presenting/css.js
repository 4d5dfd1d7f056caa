/** The looks of presentation mode. */

export const PRESENTING_CSS = `
:host([present]){--u:calc(min(100vh,56.25vw)/720);position:fixed;inset:0;z-index:1000;width:auto;max-width:none;
min-height:0;margin:0;padding:0;border:0;border-radius:0;overflow:hidden;background:var(--page)}
.presenting{--left:min(100vh - 20*var(--u),56vw);display:grid;height:100vh;min-height:0;
grid-template:"left tools" auto "left right" minmax(0,1fr) "left bar" auto/var(--left) minmax(0,1fr);
column-gap:calc(20*var(--u));padding:0 calc(20*var(--u)) 0 0}
.presenting.large-panel{--left:min(100vh - 20*var(--u),38vw)}
.presenting .stage{display:contents}
.presenting .left{grid-area:left;align-self:center;width:var(--left)}
.presenting :is(.title,.aside,.pad-place,.readouts,.field,.extras,.more,.tree-count,.tree-overview){
display:none!important}
.presenting .rules{padding-inline:calc(24*var(--u))}
.presenting .right{grid-area:right;min-height:0}
.presenting .watch{display:flex!important;height:auto;min-height:0;overflow:hidden;padding:0}
.presenting .left .place{position:relative;width:fit-content;margin-inline:auto}
.presenting .words.long{font-size:calc(24*var(--u));line-height:calc(32*var(--u))}
.presenting .reason{min-height:0;font-size:calc(17*var(--u));line-height:calc(24*var(--u))}
.presenting :is(.tabs button,.pill,.rest,.queue,.code,.numbers){font-size:calc(16*var(--u))}
.presenting :is(.line,.line button){font-size:calc(17*var(--u));line-height:calc(24*var(--u))}
.presenting .transport{grid-area:bar;position:static;display:grid;grid-template:"strip" auto "buttons" auto/1fr;
padding:calc(8*var(--u)) 0 calc(12*var(--u))}
.presenting .strip canvas:first-child,.presenting :is(.line.to-come,.line.now .later,.trace-row.to-come){
visibility:hidden}
.presenting .tree-body{--edge:transparent;--next:transparent}
.presenting-tools{grid-area:tools;display:flex;flex-wrap:wrap;justify-content:flex-end;gap:calc(4*var(--u));
padding-top:calc(8*var(--u))}
.presenting .speed>span:first-child{display:none}
.presenting-tools button{min-height:calc(32*var(--u));padding:0 calc(10*var(--u));border:0;
border-radius:calc(6*var(--u));background:none;color:var(--ink-3)}
.presenting-tools button:hover{background:var(--sunk);color:var(--ink)}
.presenting-tools [aria-pressed=true]{background:var(--sunk);box-shadow:inset 0 0 0 2px var(--ink)}
.pen{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;overflow:visible}
.pen.on{pointer-events:auto;touch-action:none;cursor:crosshair}
.pen path{fill:none;stroke:var(--conflict);stroke-width:5;stroke-linecap:round;stroke-linejoin:round;
vector-effect:non-scaling-stroke}
@media (orientation:portrait){
:host([present]){--u:calc(100vw/480);overflow:auto}
.presenting{--left:100vw;height:auto;min-height:100vh;padding:0;
grid-template:"tools" auto "left" auto "right" minmax(240px,1fr) "bar" auto/minmax(0,1fr)}
.presenting :is(.right,.transport){padding-inline:calc(12*var(--u))}
.presenting.large-panel{--left:60vw}
}
`;
