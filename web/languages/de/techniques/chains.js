/**
 * Chains and loops, link by link. {node} is a candidate as a clause, "A1 ist 4" or "A1 oder A2 ist 4", {not} one that is
 * false, "A1 ist nicht 4", in the order of words that its place asks for: {order} is `main` where it stands by itself,
 * `inverted` behind "dann" or "also", `subordinate` behind "wenn" or "dass". {cells} and {digits} are lists with "und",
 * {any} is one with "oder".
 */
export default {
  'label': '{technique} von {start} nach {end}',
  'label.forced': 'die Schleife erzwingt {any}',
  'label.itself': 'das schlösse sich selbst aus',
  'label.loop': 'die Schleife durch {cells}',

  'pattern': 'Eine Kette aus {digits} läuft durch {stops}.',
  'pattern.sets': '{count, plural, one {Sie benutzt eine Menge mit einer Ziffer mehr als Zellen: {sets}.} other {Sie benutzt Mengen mit je einer Ziffer mehr als Zellen: {sets}.}}',
  'stop': '{first} mit {second}',

  'why.one-digit': 'Die Kette beweist: mindestens eine der Zellen {cells} ist {digit}. Eine Zelle, die {count, select, 2 {beide} other {alle {number}}} sieht, kann nicht {digit} sein.',
  'why.two-digits': 'Die Kette beweist, dass {first} oder {second} oder beides. Ein Kandidat, der beidem widerspricht, lässt sich streichen.',
  'why.forced': 'Wenn {cells} nicht {digit} ist, erzwingt die Schleife {other}. Also muss es {any} sein.',
  'why.itself.one-digit': 'Die Schleife beweist: mindestens eine der Zellen {cells} ist {digit}. Wäre {cell} {gone}, dann wäre das falsch.',
  'why.itself.two-digits': 'Die Schleife beweist, dass {first} oder {second} oder beides. Wäre {cell} {gone}, dann wäre das falsch.',
  'why.loop': 'Die Kette ist eine geschlossene Schleife. Wo zwei Nachbarn darauf nicht beide wahr sein können, ist einer davon wahr. Ein Kandidat, der beiden widerspricht, lässt sich streichen.',
  'why.loop.sets': 'Jede Menge darauf hat alle ihre übrigen Ziffern, also lassen sich diese in Zellen streichen, die alle ihre Plätze sehen.',

  'is': '{order, select, inverted {ist {any} {digit}} subordinate {{any} {digit} ist} other {{any} ist {digit}}}',
  'is-not': '{order, select, inverted {ist {cell} nicht {digit}} subordinate {{cell} nicht {digit} ist} other {{cell} ist nicht {digit}}}',
  'is-not.several': '{order, select, inverted {ist weder {cells} {digit}} subordinate {weder {cells} {digit} ist} other {weder {cells} ist {digit}}}',
  'nor': '{first} noch {last}',

  'if.then': 'Wenn {not}, dann {node}.',
  'if.itself': 'Wenn {not}, dann ist diese Zelle {digit}.',
  'so': 'Also {not}.',
  'so.and': 'Also {not}, und {node}.',
  'so.but': 'Also {not}, sondern {digit}.',
  'back': 'Das führt an den Anfang zurück.',
};
