declare const _default: {
    cover: string;
    fin: string;
    extra: string;
    'either-or': string;
    strong: string;
    weak: string;
    end: string;
};
export default _default;
