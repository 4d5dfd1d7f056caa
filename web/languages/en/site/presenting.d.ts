declare namespace _default {
    let key: string;
}
export default _default;
