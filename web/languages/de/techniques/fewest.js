export default {
  'placement': '{cell} ist {digit}.',
  'removal': '{cell} kann nicht {digit} sein.',
  'smallest': '{count, plural, =0 {Das war schon vorher ausgeschlossen.} one {Eine Aussage erzwingt das.} other {# Aussagen zusammen erzwingen das, weniger reichen nicht.}}',
  'small': '{count, plural, one {Eine Aussage erzwingt das.} other {# Aussagen zusammen erzwingen das. Jede von ihnen ist nötig, aber vielleicht genügen weniger andere.}}',
  'not-forced': 'Die Kandidaten allein erzwingen das nicht: Dieser Schritt beruht darauf, dass das Rätsel genau eine Lösung hat.',
  'unknown': 'In der erlaubten Zeit wurde keine Begründung gefunden.',
  'in-cell': '{cell} ist {digits}.',
  'in-unit': 'In {unit} steht {digit} in {places}.',
  'in-constraint': 'Es gilt: {constraint}, wobei {cells}.',
  'in-constraint.many': 'Es gilt: {constraint}, mit den Kandidaten der {count} Zellen.',
  'part': '{cell} {digits} ist',
};
