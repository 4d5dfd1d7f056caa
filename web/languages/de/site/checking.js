/** Der Prüfer von Beweisen auf der Seite des Kurses. */
export default {
  'accepted': 'Angenommen. Jede Zeile folgt.',
  'refused': 'Abgelehnt. Zeile {line} {file, select, cnf {der Aussage} other {des Beweises}}: {reason}.',

  'reason.not-text': 'das ist kein Text',
  'reason.header': 'sie muss mit p cnf und zwei Zahlen beginnen',
  'reason.number': 'sie enthält etwas anderes als ganze Zahlen mit je einem Leerzeichen dazwischen',
  'reason.literal': 'eine Zahl steht für keine Aussage',
  'reason.no-end': 'eine Liste endet nicht mit 0',
  'reason.clause-count': 'die Zahl der Klauseln ist nicht die, die in der ersten Zeile steht',
  'reason.line-number': 'ihre Nummer ist nicht höher als die der früheren Zeilen',
  'reason.opposites': 'die Klausel hat eine Zahl und ihr Gegenteil',
  'reason.unknown-hint': 'ein Verweis nennt eine Klausel, die es nicht gibt',
  'reason.useless-hint': 'eine genannte Klausel lässt mehr als eine Zahl übrig oder sagt nichts Neues',
  'reason.no-contradiction': 'die Verweise enden ohne Widerspruch',
  'reason.late-hint': 'nach dem Widerspruch kommen noch Verweise',
  'reason.late-line': 'nach der leeren Klausel kommen noch Zeilen',
  'reason.no-empty-clause': 'der Beweis endet nicht mit der leeren Klausel',
};
