// What is measured of words that a person reads: how long a sentence is, and turns of phrase that nobody uses.

const MOST_WORDS = 25;

/**
 * Turns of phrase that read as if they were translated. Where a word is meant as everybody uses it, as in "the puzzle
 * leaves the page", the pattern does not fit.
 */
export const ODD_WORDS = new RegExp([
  '\\bleaves? (?:[A-Z]\\d|r\\d)', '\\bleaves?(?: |, )(?:since|nothing)', '\\bcomes? to\\b', '\\bis told\\b',
  '\\bhas its say\\b', '\\bstands? in\\b', '\\brest(?:s|ing) on\\b', '\\bit takes only\\b',
  '\\bnothing (?:more )?leaves\\b', '\\bnothing is left\\b', '\\btaken back\\b', '\\bgoes through\\b',
  '\\blooks through\\b', '\\bis to be\\b',
  '\\bthe fewest anywhere\\b', '\\bbreaks? down\\b',
].join('|'), 'i');

/** The sentences of a text that are too long to be read at once. @param {string} text */
export function longSentences(text) {
  const wordsIn = (/** @type {string} */ sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return text.split(/(?<=[.?!]) /).filter((sentence) => wordsIn(sentence) > MOST_WORDS);
}
