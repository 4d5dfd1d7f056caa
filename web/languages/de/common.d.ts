declare namespace _default {
    let and: string;
    let or: string;
    let comma: string;
    let unit: string;
    let kind: string;
    let puzzle: string;
}
export default _default;
