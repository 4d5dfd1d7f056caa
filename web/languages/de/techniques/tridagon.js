/**
 * Tridagons. {in-units} ist „in den Blöcken 1, 2, 4 und 5“; {cells}, {digits} und {holder-list} sind Listen mit „und“;
 * {any}, {guardians} und {holders} sind Listen mit „oder“.
 */
export default {
  'label': 'das Tridagon aus {digits} {in-units}',
  'pattern': '{cells} liegen zu dritt in vier Blöcken. Sie können nur {any} sein; {cell} kann auch {guardians} sein.',
  'pattern.several': '{cells} liegen zu dritt in vier Blöcken. Sie können nur {any} sein; {holder-list} können auch {guardians} sein.',
  'why': '{digits} allein können diese zwölf Zellen nicht füllen: Passen sie in drei der Blöcke, passen sie nicht in den vierten.',
  'why.only': 'Also ist der einzige Wächter wahr: {cell} ist {guardians}.',
  'why.cell': 'Also ist einer der Wächter wahr: {cell} ist {guardians}. {cell} kann nicht {any} sein.',
  'why.digit': 'Also ist einer der Wächter wahr: {guardians} steht in {holders}. Eine Zelle, die {count, select, 2 {beide} other {alle}} sieht, kann nicht {guardians} sein.',
};
