/** The propagators with their names, weakest first. Written by the build from engine/include/sudoku/causes.def. */
export const propagators: {id: string, name: string, summary: string}[];
