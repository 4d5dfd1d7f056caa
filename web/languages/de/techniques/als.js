/**
 * Almost locked sets. {name}, {first}, {last} and the like are the letters of sets; {cells} is "A1 A3"; {digits} is a
 * list with "und", {any} one with "oder".
 */
export default {
  'set': 'Menge {name} ({cells}) hat {digits}: {count, plural, one {{digits-number} Ziffern für {cells-number}e Zelle.} other {{digits-number} Ziffern für {cells-number} Zellen.}}',
  'removed': '{count, plural, one {Also lässt sich {digits} in jeder Zelle streichen, die alle Plätze davon} other {Also lassen sich {digits} je in jeder Zelle streichen, die alle Plätze der Ziffer}} {where, select, both {in beiden Mengen} all {in allen diesen Mengen} other {in den Mengen {first} und {last}}} sieht.',

  'xz.label': 'die Mengen {first} und {second} teilen sich {digits}',
  'xz.pattern': '{count, plural, one {{digits} kann nur in einer der beiden Mengen stehen.} other {{digits} können je nur in einer der beiden Mengen stehen.}}',
  'xz.why': 'Mindestens eine der beiden Mengen hat {digits} nicht. Sie hat alle ihre anderen Ziffern, darunter {gone}.',
  'xz.why.two': 'Jeder Menge kann nur eine Ziffer fehlen, also hat sie eine von {digits} und alle ihre anderen Ziffern. Die anderen Ziffern lassen sich in jeder Zelle streichen, die alle ihre Plätze in dieser Menge sieht. {digits} lassen sich je in jeder Zelle streichen, die alle Plätze der Ziffer in beiden Mengen sieht.',

  'chain.label': '{technique} von {first} nach {last}',
  'chain.joint': 'Nur eine der Mengen {first} und {second} kann {digit} haben.',
  'chain.if': 'Wenn Menge {name} {digit} nicht hat, hat sie {kept}.',
  'chain.then': 'Dann kann Menge {name} {lost} nicht haben, also hat sie {kept}.',
  'chain.why': 'Wenn Menge {first} {digit} nicht hat, zeigt die Kette, dass Menge {last} sie hat.',

  'blossom.label': 'Todesblüte auf {stem}',
  'blossom.pattern': '{stem} kann nur {any} sein. Jede dieser Ziffern hat auch eine Menge daneben.',
  'blossom.petal': 'Wenn {stem} {shared} ist, kann Menge {name} das nicht haben, also hat sie {digits}.',
  'blossom.why': 'Was auch immer {stem} ist, eine der Mengen hat {digits}.',
};
