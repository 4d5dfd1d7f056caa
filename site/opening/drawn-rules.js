/** The rules of a puzzle once it is known what its drawings are. Knows no document. */

/**
 * An answer to the question what drawings are: a rule, only a drawing, or a rule that is not among the offered ones.
 * @typedef {{is: 'rule', rules: string} | {is: 'nothing' | 'unlisted', rules?: undefined}} Answer
 */

const UNREAD = '.Unread';

/**
 * The text of the rules with those that were chosen. Solutions stay unknown as long as some drawing is a rule that
 * can't be told.
 * @param {string} text the rules that were read
 * @param {Answer[]} answers to all questions
 */
export function answeredText(text, answers) {
  const known = text.split(/(?=\.)/).filter((part) => part !== UNREAD).join('');
  const chosen = answers.map(({rules}) => rules ?? '').join('');
  return known + chosen + (answers.some(({is}) => is === 'unlisted') ? UNREAD : '');
}
