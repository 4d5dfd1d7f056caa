declare namespace _default {
    let place: string;
    let chapters: string;
    let techniques: string;
    let previous: string;
    let next: string;
    let begin: string;
    let easier: string;
    let harder: string;
    let difficulty: string;
    let concept: string;
    let also: string;
    let siblings: string;
    let copy: string;
    let code: string;
}
export default _default;
