declare namespace _default {
    let alternatives: string;
    let cut: string;
}
export default _default;
