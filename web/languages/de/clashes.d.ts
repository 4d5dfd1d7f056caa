declare const _default: {
    clash: string;
    typed: string;
    'typed.empty': string;
};
export default _default;
