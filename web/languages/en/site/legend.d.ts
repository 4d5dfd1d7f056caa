declare const _default: {
    title: string;
    given: string;
    logic: string;
    guess: string;
    tint: string;
    bands: string;
    struck: string;
    ringed: string;
    unit: string;
    conflict: string;
    'node-open': string;
    'node-failed': string;
    'node-solution': string;
};
export default _default;
