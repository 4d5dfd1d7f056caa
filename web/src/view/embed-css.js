/** Where the parts of an embed stand. */

/** An embed: one hairline frame on the host's own ground, no title; the grid runs to the edge. */
const EMBED = `
:host(:is([controls=compact],[controls=none])) .scope{display:flex}
:host(:is([controls=compact],[controls=none])){max-width:var(--scope-max-size,720px)}
:host([controls=compact]) .scope,:host([controls=none]) .scope{border:1px solid var(--rule);border-radius:8px;
background:var(--surface)}
:host([controls=compact]),:host([controls=none]){--page:var(--scope-background,var(--surface))}
:host([controls=compact]) .title,:host([controls=none]) .title,:host([controls=none]) .transport{display:none}
:host([controls=compact]) .transport{position:relative}
:host(:is([controls=compact],[controls=none])) .left .board{margin:0}
:host(:is([controls=compact],[controls=none])) .left:has(>.place:empty)+.right>.watch{height:auto;padding-top:16px}
`;

const EMBED_WIDE = `
:host(:is([controls=compact],[controls=none])) .stage{grid-template-columns:398px minmax(0,1fr);column-gap:8px;
padding:2px 8px 8px 0}
:host(:is([controls=compact],[controls=none])) .watch{padding-top:16px}
:host([controls=compact]) .transport{grid-template:"buttons strip field" auto/auto 1fr auto;align-items:center;
gap:16px;padding:12px 62px 12px 14px;background:none}
:host([controls=compact]) .transport .buttons{position:static;margin:0}
:host([controls=compact]) .transport .buttons>.more{position:absolute;right:8px;border-color:transparent;
background:none}
:host([controls=compact]) .strip{height:40px}
:host([controls=compact]) .readouts{display:none}
:host([controls=compact]) .field>span:first-child{display:none}
:host([controls=compact]) .field{gap:4px;margin:0;font-size:13px}
:host([controls=compact]) .field input{width:auto!important;min-width:0;height:32px;padding:0;border:0;
background:none;font-weight:400;font-size:13px;color:var(--ink-3);field-sizing:content}
:host([controls=compact]) .buttons{display:flex}
:host([controls=compact]) .transport .buttons>button{flex:none;width:44px}
:host([controls=compact]) .transport .buttons>.step{width:108px}
:host([controls=compact]) .speed{display:none}
:host([controls=compact]) .extras.open{right:8px;bottom:60px}
`;

const EMBED_NARROW = `
:host(:is([controls=compact],[controls=none])) .stage{display:block;padding:2px 0 0}
:host([controls=compact]) .transport{display:block;padding:0 14px 12px;border:0;background:none}
:host([controls=compact]) .readouts,:host([controls=compact]) .field,:host([controls=compact]) .speed{display:none}
:host([controls=compact]) .strip{height:28px}
`;

export const EMBED_CSS = `${EMBED}
@container (min-width:600px){${EMBED_WIDE}}
@container (max-width:599.9px){${EMBED_NARROW}}
`;
