declare const _default: {
    set: string;
    removed: string;
    'xz.label': string;
    'xz.pattern': string;
    'xz.why': string;
    'xz.why.two': string;
    'chain.label': string;
    'chain.joint': string;
    'chain.if': string;
    'chain.then': string;
    'chain.why': string;
    'blossom.label': string;
    'blossom.pattern': string;
    'blossom.petal': string;
    'blossom.why': string;
};
export default _default;
