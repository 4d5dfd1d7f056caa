declare const _default: {
    'no-guess': string;
    'no-guess.conflict': string;
    assuming: string;
    'enough.one': string;
    'enough.smallest': string;
    'enough.each': string;
};
export default _default;
