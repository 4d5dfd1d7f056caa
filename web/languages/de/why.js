/** The assumptions of the answer to Why? {guesses} is "G2 = 8 und G1 = 2". */
export default {
  'no-guess': 'Dafür muss nichts geraten werden.',
  'no-guess.conflict': 'Dafür muss nichts geraten werden: das Rätsel hat keine Lösung.',
  'assuming': 'Unter {count, plural, one {# Annahme} other {# Annahmen}}: {guesses}.',
  'enough.one': 'Diese Annahme reicht: {guess}.',
  'enough.smallest': 'Diese {count} Annahmen reichen: {guesses}. Weniger reichen nicht.',
  'enough.each': 'Diese {count} Annahmen reichen: {guesses}. Jede davon ist nötig.',
  'fewer.none': 'Auf anderem Weg ergibt sich ein Widerspruch ganz ohne Annahme: das Rätsel hat keine Lösung.',
  'fewer.one': 'Auf anderem Weg reicht eine davon: {guesses}.',
  'fewer.smallest': 'Auf anderem Weg reichen {count} davon: {guesses}. Weniger reichen nicht.',
  'fewer.each': 'Auf anderem Weg reichen {count} davon: {guesses}. Jede von diesen ist nötig.',
};
