/**
 * Singles, locked candidates, subsets, Sue de Coq: `label` stands behind "A3 ist 4:", `pattern` says what is there to be
 * seen, `why` why the step holds. {unit} is "Zeile C"; {number} is a word, "drei"; {cells} and {digits} are lists with
 * "und", {any} is one with "oder".
 */
export default {
  'full-house.label': 'die letzte offene Zelle in {unit}',
  'full-house.pattern': '{unit} hat nur noch eine offene Zelle.',
  'full-house.why': '{unit} hat alle Ziffern außer {digit}, und {cell} ist dort die einzige offene Zelle.',

  'hidden-single.label': 'der einzige Platz für {digit} in {unit}',
  'hidden-single.why': 'Irgendwo in {unit} muss {digit} stehen, und nur {cell} bleibt dafür übrig.',
  'hidden-single.filled': 'Alle anderen Zellen in {unit} sind besetzt.',
  'hidden-single.all': '{count, plural, one {{cells} hält {digit} von allen anderen offenen Zellen in {unit} fern.} other {{cells} halten {digit} von allen anderen offenen Zellen in {unit} fern.}}',
  'hidden-single.some': '{count, plural, one {{cells} hält {digit} von anderen offenen Zellen in {unit} fern.} other {{cells} halten {digit} von anderen offenen Zellen in {unit} fern.}}',
  'hidden-single.lost': 'In {cells} war {digit} schon ausgeschlossen.',

  'naked-single.label': 'kein anderer Kandidat ist übrig',
  'naked-single.pattern': '{cell} hat nur noch einen Kandidaten.',
  'naked-single.pattern.all': '{cell} sieht {cells}, und diese haben alle Ziffern außer einer.',
  'naked-single.all': '{cell} sieht {digits}. Nur {digit} ist übrig.',
  'naked-single.some': '{cell} sieht {digits}. Die anderen Kandidaten waren schon ausgeschlossen. Nur {digit} ist übrig.',
  'naked-single.none': 'Alle anderen Kandidaten von {cell} waren schon ausgeschlossen. Nur {digit} ist übrig.',

  'locked.label': 'in {from} muss {digit} in {to} stehen',
  'locked.pattern': 'In {from} kann {digit} nur in {any} stehen. Diese Zellen liegen auch in {to}.',
  'locked.why': '{from} hat {digit} in {any}, also hat auch {to} dort {digit}. Die übrigen Zellen in {to} können nicht {digit} sein.',

  'common-peers.label': 'jeder Platz für {digit} in {unit} schließt das aus',
  'common-peers.pattern': 'In {unit} kann {digit} nur in {any} stehen. Eine Zelle außerhalb sieht {count, select, 2 {beide} other {alle {number}}}.',
  'common-peers.why': '{unit} hat {digit} in {any}. Keine Zelle, die {count, select, 2 {beide} other {alle {number}}} sieht, kann {digit} sein.',

  'naked-subset.label': '{cells} brauchen {digits} für sich',
  'naked-subset.pattern': '{cells} haben keine Kandidaten außer {digits}.',
  'naked-subset.why': 'Diese {number} Zellen haben zusammen nur {number} Ziffern, also brauchen sie {count, select, 2 {beide} other {alle {number}}}. Die übrigen Zellen von {units} können nicht {any} sein.',
  'naked-subset.seen': 'Diese {number} Zellen sehen einander und haben zusammen nur {number} Ziffern, also brauchen sie {count, select, 2 {beide} other {alle {number}}}. Eine Zelle, die dort alle Plätze einer solchen Ziffer sieht, kann nicht diese Ziffer sein.',

  'hidden-subset.label': 'in {unit} haben {digits} keinen anderen Platz',
  'hidden-subset.pattern': 'In {unit} können {digits} nur in {cells} stehen.',
  'hidden-subset.why': 'Diese {number} Ziffern haben zusammen nur {number} Plätze, also füllen sie {count, select, 2 {beide} other {alle {number}}}. Daher können {cells} nur {any} sein.',

  'sue-de-coq.label': 'Sue de Coq {cells} mit {others}',
  'sue-de-coq.pattern': '{cells} liegen in {line} und in {box}. Sie teilen sich Ziffern mit {on-line} in {line} und {in-box} in {box}.',
  'sue-de-coq.room': 'Diese {number} Zellen haben zusammen Platz für höchstens {number} Ziffern: {digits}.',
  'sue-de-coq.twice': '{digit} (zweimal)',
  'sue-de-coq.used': 'Also kommt jede dieser Ziffern vor.',
  'sue-de-coq.rest': 'Der Rest von {units} kann nicht {any} sein.',
  'sue-de-coq.core': '{cells} können nicht {any} sein.',
};
