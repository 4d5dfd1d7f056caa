/**
 * Why a pattern rules a digit out: behind a colon, and in the log (`log`), where a list of cells follows. {unit} and
 * {other} are "Zeile C"; {digits} and {cells} are lists.
 */
export default {
  'trial': 'versucht, und es führte zu einem Widerspruch',
  'some': 'ein Muster in {unit} schließt es aus',
  'locked': 'in {unit} muss {digit} in {other} stehen',
  'locked.seen': 'jeder Platz für {digit} in {unit} schließt das aus',
  'hidden': 'in {unit} müssen {digits} in {cells} stehen',
  'empty': '{cell} hat keinen Kandidaten mehr',
  'too-few': '{cells} haben zusammen nur {digits}',
  'too-few.many': '{count} Zellen in {unit} haben zusammen nur {digits, plural, one {# Ziffer} other {# Ziffern}}',
  'is': '{cell} ist {digit}',
  'take': '{cells} enthalten zusammen {digits}',
  'take.many': '{count} andere Zellen in {unit} enthalten zusammen {digit} und {others, plural, one {# andere Ziffer} other {# andere Ziffern}}',
  'rest': 'in {unit} {count, plural, one {muss} other {müssen}} {digits} in {cells} stehen',
  'tridagon': 'elf von zwölf Zellen in den Blöcken {boxes} haben nur {digits}, und damit lassen sich nicht alle zwölf füllen',

  'log.some': 'Ein Muster in {unit}: keine {digit} in ',
  'log.locked': '{digit} von {unit} steht in {other}: nicht in ',
  'log.locked.seen': 'Jeder Platz für {digit} in {unit}: nicht in ',
  'log.is': '{assignment}: keine {digit} in ',
  'log.within': '{digits} {count, plural, one {steht} other {stehen}} in {cells}: nicht in ',
  'log.others': '{digits} {count, plural, one {steht} other {stehen}} in {cells}: keine {digit} in ',
  'log.many': '{digit} und {others, plural, one {# andere Ziffer} other {# andere Ziffern}} stehen in {count} Zellen von {unit}: nicht in ',
  'log.tridagon': 'Tridagon aus {digits} in den Blöcken {boxes}: keine {digit} in ',

  'pass.trial': '{propagator}: die Kandidaten von {count, plural, one {# offenen Zelle} other {# offenen Zellen}} werden versucht',
  'pass.units': '{propagator}: jede Einheit wird geprüft',
  'pass.boxes': '{propagator}: je vier Blöcke werden geprüft',
};
