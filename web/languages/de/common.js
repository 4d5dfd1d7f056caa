/** Lists, and the parts of a grid. */
export default {
  'and': '{first} und {last}',
  'or': '{first} oder {last}',
  'nor': '{first} oder {last}',
  'comma': '{first}, {last}',
  'unit': '{kind, select, row {Zeile} column {Spalte} jigsaw {Region} diagonal {Diagonale} window {Fenster} region {Zusatzregion} group {Gruppe} set {Menge} cage {Käfig} other {Block}} {name}',
  'kind': '{kind, select, row {Zeile} column {Spalte} jigsaw {Region} diagonal {Diagonale} window {Fenster} region {Zusatzregion} group {Gruppe} set {Menge} cage {Käfig} other {Block}}',
  'puzzle': '{size}×{size} {givens, plural, =0 {ohne Vorgaben} one {mit # Vorgabe} other {mit # Vorgaben}}',
};
