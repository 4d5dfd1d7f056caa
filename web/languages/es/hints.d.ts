declare const _default: {
    'rung.1': string;
    'rung.2': string;
    'rung.3': string;
    'rung.4': string;
    'rung.5': string;
    region: string;
    'region.columns': string;
    'region.rows': string;
    'region.all.digit': string;
    'region.all.cells': string;
    units: string;
    where: string;
    technique: string;
};
export default _default;
