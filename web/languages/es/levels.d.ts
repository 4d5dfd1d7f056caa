declare const _default: {
    'name.very-easy': string;
    'name.easy': string;
    'name.medium': string;
    'name.hard': string;
    'name.fiendish': string;
    'name.extreme': string;
    'rule.very-easy': string;
    'rule.easy': string;
    'rule.medium': string;
    'rule.hard': string;
    'rule.fiendish': string;
    'rule.extreme': string;
};
export default _default;
