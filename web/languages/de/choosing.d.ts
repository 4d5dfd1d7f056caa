declare const _default: {
    'outcome.running': string;
    'outcome.none': string;
    'outcome.limit': string;
    'outcome.cancelled': string;
    'outcome.multiple': string;
    'outcome.unique': string;
    'outcome.solved': string;
    'measure.guesses': string;
    'measure.undone': string;
    'measure.steps': string;
    'verdict.same': string;
    'verdict.more': string;
    'verdict.fewer': string;
};
export default _default;
