/** Lernen von Klauseln: Sätze und Zeilen des Protokolls. */
export default {
  'learnt': '<strong>Gelernt: {count, select, 1 {{guesses} kann nicht stimmen} other {{guesses} können nicht alle stimmen}}</strong>',
  'learnt.part': 'Lernen: Der Widerspruch beruht auf {guess}',
  'eliminate.why': 'die früher gelernte Klausel {number} schließt es aus',
  'restart': '<strong>Die Suche beginnt von vorn</strong>',
  'restart.why': 'Sie behält alles, was sie gelernt hat',
  'log.eliminate': 'Klausel {number} schließt {digit} aus',
};
