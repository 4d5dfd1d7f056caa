// Measures words that a person reads: how long a sentence is, and turns of phrase that nobody uses.
import {parseTemplate} from '../../web/src/language/template.js';

/** @typedef {import('../../web/src/language/template.js').Piece} Piece */

const MOST_WORDS = 25;

/**
 * Turns of phrase that read as if they were translated. Where a word is meant as everybody uses it, as in "the puzzle
 * leaves the page", the pattern does not fit.
 */
export const ODD_WORDS = new RegExp([
  '\\bleaves? (?:[A-Z]\\d|r\\d)', '\\bleaves?(?: |, )(?:since|nothing)', '\\bcomes? to\\b', '\\bis told\\b',
  '\\bhas its say\\b', '\\bstands? in\\b(?! for)', '\\brest(?:s|ing)? on\\b', '\\bit takes only\\b',
  '\\bnothing (?:more )?leaves\\b(?! the page)', '\\bnothing is left\\b', '\\btaken back\\b', '\\bgoes through\\b',
  '\\blooks through\\b', '\\bis to be\\b',
  '\\bthe fewest anywhere\\b', '\\bbreaks? down\\b',
  '\\bis there to\\b', '\\bas people do\\b', '\\bin the words of\\b', '\\bways? back\\b', '\\bwithout end\\b',
  '\\bpassed over\\b', '\\bgo(?:es)? on behind\\b', '\\bhas so many\\b', '\\bwhich are they\\b', '\\bthat is read\\b',
  '\\bis taken away\\b', '\\ba \\w+ of ours\\b', '\\bwhatever the page\\b', '\\btells? (?:no|boxes)\\b',
  '(?<!there )\\b(?:is|are) no (?:text|square|whole|rules)\\b', '×\\d+ alone\\b',
  '\\b(?:time|one|each) a (?:puzzle|line|step)\\b', '\\b(?:a|as a|the) file \\.', '\\bSudoku alone\\b',
  '(?:^|[.;] )(?:What|Whether|That (?:there|a)) [^.?]+ [^.?]+\\.', '(?:^|[.;] )Of (?:the |any )?(?:two|those)\\b',
].join('|'), 'i');

/** The sentences of a text that are too long to be read at once. @param {string} text */
export function longSentences(text) {
  const wordsIn = (/** @type {string} */ sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return text.split(/(?<=[.?!]) /).filter((sentence) => wordsIn(sentence) > MOST_WORDS);
}

/**
 * The texts of a message: each of its choices once, with a short word in each slot.
 * @param {string} template
 * @returns {string[]}
 */
export function sayings(template) {
  const most = (/** @type {Piece[]} */ pieces) => pieces.flatMap((piece) => (typeof piece === 'string' ? [1] :
    'choices' in piece ? [Object.keys(piece.choices).length, ...Object.values(piece.choices).map(most)] :
      'pieces' in piece ? [most(piece.pieces)] : [1])).reduce((a, b) => Math.max(a, b), 1);
  const pieces = parseTemplate(template);
  return Array.from({length: most(pieces)}, (_, number) => said(pieces, number));
}

/**
 * The pieces as text, with the n-th of all choices.
 * @param {Piece[]} pieces
 * @param {number} number
 * @returns {string}
 */
function said(pieces, number) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('pieces' in piece) return said(piece.pieces, number);
    if (!('choices' in piece)) return '7';
    const choices = Object.values(piece.choices);
    return said(choices[number % choices.length], number);
  }).join('');
}
