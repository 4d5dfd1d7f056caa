declare const _default: {
    tools: string;
    'larger-panel': string;
    'larger-board': string;
    pen: string;
    clear: string;
    leave: string;
    began: string;
};
export default _default;
