/** Fish. {bases} and {covers} are "Zeilen C und G", {in-bases} and {in-covers} "in den Zeilen C und G". */
export default {
  'label': '{technique} {in-bases}',
  'label.two': '{technique} {in-bases}, zweimal',
  'pattern': '{in-bases} kann {digit} nur {in-covers} stehen. Die Plätze sind {cells}.',
  'pattern.finned': '{in-bases} kann {digit} nur {in-covers} stehen oder in {count, plural, one {der Flosse} other {den Flossen}} {cells}.',
  'why': '{bases} brauchen {digit} {count, select, 2 {zweimal} 3 {dreimal} other {viermal}}, und {covers} können {digit} nur je einmal haben. Also kann dort keine andere Zelle {digit} sein.',
  'why.one-fin': 'Wenn die Flosse nicht {digit} ist, ist der Fisch vollständig, und {covers} haben sonst keine {digit}. Wenn die Flosse {digit} ist, kann keine Zelle {digit} sein, die sie sieht.',
  'why.fins': 'Wenn keine Flosse {digit} ist, ist der Fisch vollständig, und {covers} haben sonst keine {digit}. Wenn eine Flosse {digit} ist, kann keine Zelle {digit} sein, die alle Flossen sieht.',
  'why.two': 'Das sind zwei Fische. Wenn keine Flosse des einen {digit} ist, ist dieser Fisch vollständig. Wenn eine Flosse {digit} ist, kann keine Zelle {digit} sein, die alle Flossen dieses Fisches sieht.',
  'either-way': '{count, plural, one {So oder so kann {cells} nicht {digit} sein.} other {So oder so können {cells} nicht {digit} sein.}}',
};
