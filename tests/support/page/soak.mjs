// How much a test takes on: a small sample in `./dev test`, which is to be quick, and all of it in `./dev soak`.

/** True in `./dev soak`, which sets SUDOKUSCOPE_SOAK. */
export const isSoak = Boolean(process.env.SUDOKUSCOPE_SOAK);

/**
 * The first in `./dev test`, the second in `./dev soak`.
 * @template Amount
 * @param {Amount} inTest @param {Amount} inSoak @returns {Amount}
 */
export const testOrSoak = (inTest, inSoak) => (isSoak ? inSoak : inTest);
