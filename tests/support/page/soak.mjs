// How much a test takes on: a small sample in `./dev test`, which is to be quick, and all of it in `./dev soak`.

/** True in `./dev soak`, which sets SUDOKUSCOPE_SOAK. */
export const isSoak = Boolean(process.env.SUDOKUSCOPE_SOAK);

/**
 * The first in `./dev test`, the second in `./dev soak`.
 * @template Amount
 * @param {Amount} inTest @param {Amount} inSoak @returns {Amount}
 */
export const testOrSoak = (inTest, inSoak) => (isSoak ? inSoak : inTest);

/** The colours that a reader's system asks for. @type {readonly ('light' | 'dark')[]} */
export const THEMES = ['light', 'dark'];

/**
 * All of a list in `./dev soak`; in `./dev test` the one whose turn it is. So a page is seen in one theme, at one width
 * and in one language there, and over all pages each of these occurs.
 * @template Each
 * @param {readonly Each[]} all @param {number} turn of the page, or of its state @returns {readonly Each[]}
 */
export const inTurn = (all, turn) => (isSoak ? all : [all[turn % all.length]]);
