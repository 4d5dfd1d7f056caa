/** Longest text that is looked at; a larger one stays out of the page. */
export const MAX_TEXT = 1 << 20;
