/** The verdicts of the checker of proofs on the page of the tutorial. {reason} is one of the messages below. */
export default {
  'accepted': 'Accepted. Every line follows.',
  'refused': 'Refused. Line {line} of the {file, select, cnf {statement} other {proof}}: {reason}.',

  'reason.not-text': 'it is not text',
  'reason.header': 'it has to begin with p cnf and two numbers',
  'reason.number': 'it has something other than whole numbers with one space between them',
  'reason.literal': 'a number doesn\'t stand for any fact',
  'reason.no-end': 'a list does not end with 0',
  'reason.clause-count': 'the number of clauses is not what the first line says',
  'reason.line-number': 'its number is not higher than those of the earlier lines',
  'reason.opposites': 'the clause has a number and its opposite',
  'reason.unknown-hint': 'a hint names a clause that doesn\'t exist',
  'reason.useless-hint': 'a hinted clause has more than one number left, or says nothing new',
  'reason.no-contradiction': 'the hints end without a contradiction',
  'reason.late-hint': 'there are more hints after the contradiction',
  'reason.late-line': 'there are more lines after the empty clause',
  'reason.no-empty-clause': 'the proof does not end with the empty clause',
};
