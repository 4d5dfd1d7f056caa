declare const _default: {
    label: string;
    'label.two': string;
    pattern: string;
    'pattern.finned': string;
    why: string;
    'why.one-fin': string;
    'why.fins': string;
    'why.two': string;
    'either-way': string;
};
export default _default;
