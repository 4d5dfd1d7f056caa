/**
 * Forcing chains. Clauses come in the order of words that their place asks for: {order} is `main` where they stand by
 * themselves, `inverted` behind "dann" or "also", `subordinate` behind "wenn". {start}, {step}, {result} and {end} are
 * such clauses; {any} is a list with "oder".
 */
export default {
  'is': '{order, select, inverted {ist {cell} {digit}} subordinate {{cell} {digit} ist} other {{cell} ist {digit}}}',
  'is-not': '{order, select, inverted {ist {cell} nicht {digit}} subordinate {{cell} nicht {digit} ist} other {{cell} ist nicht {digit}}}',
  'is.only-place': '{order, select, inverted {ist {cell} {digit} (der einzige Platz in {unit})} subordinate {{cell} {digit} ist (der einzige Platz in {unit})} other {{cell} ist {digit} (der einzige Platz in {unit})}}',
  'is.last-candidate': '{order, select, inverted {ist {cell} {digit} (der letzte Kandidat)} subordinate {{cell} {digit} ist (der letzte Kandidat)} other {{cell} ist {digit} (der letzte Kandidat)}}',
  'no-place': '{order, select, inverted {hat {unit} keinen Platz für {digit}} subordinate {{unit} keinen Platz für {digit} hat} other {{unit} hat keinen Platz für {digit}}}',
  'no-candidate': '{order, select, inverted {hat {cell} keinen Kandidaten mehr} subordinate {{cell} keinen Kandidaten mehr hat} other {{cell} hat keinen Kandidaten mehr}}',

  'cell.label': 'was auch immer {cell} ist',
  'cell.pattern': '{cell} ist {any}.',
  'region.label': 'wo auch immer {digit} in {unit} steht',
  'region.pattern': 'In {unit} steht {digit} in {any}.',
  'same': 'Jeder Fall führt zum selben Ergebnis.',
  'why': 'In {count, select, 2 {beiden} other {allen {number}}} Fällen {result}.',

  'contradiction.label': 'sonst {end}',
  'contradiction.pattern': 'Ein Kandidat führt zu einem Widerspruch: {end}.',
  'contradiction.why': 'Wäre {cell} {digit}, gäbe es einen Widerspruch: {end}. Also kann {cell} nicht {digit} sein.',

  'case.first': 'Wenn {start}, {step}.',
  'case.then': 'Dann {step}.',
  'case.so': 'Also {end}.',
  'case.numbered': 'Wenn {start}: {steps}.',
  'case.numbered.more': 'Dann: {steps}.',
  'case.number': '({number}) {step}',
};
