/**
 * Why a pattern rules a digit out: behind a colon, and in the log (`log`), where a list of cells follows. {unit} and
 * {other} are "row C"; {digits} and {cells} are lists.
 */
export default {
  'trial': 'tried, and it led to a contradiction',
  'some': 'a pattern in {unit} rules it out',
  'locked': 'in {unit}, {digit} has to be in {other}',
  'locked.seen': 'every place for {digit} in {unit} rules it out',
  'hidden': 'in {unit}, {digits} have to be in {cells}',
  'empty': '{cell} has no candidate left',
  'too-few': '{cells} have only {digits} between them',
  'too-few.many': '{count} cells in {unit} have only {digits, plural, one {# digit} other {# digits}} between them',
  'is': '{cell} is {digit}',
  'take': '{cells} take {digits} between them',
  'take.many': '{count} other cells in {unit} take {digit} and {others, plural, one {# other digit} other {# other digits}} between them',
  'rest': 'in {unit}, {digits} {count, plural, one {has} other {have}} to be in {cells}',
  'tridagon': 'eleven of twelve cells in boxes {boxes} have only {digits}, and these can\'t fill all twelve',

  'log.some': 'A pattern in {unit} rules out {digit} in ',
  'log.locked': '{digit} is locked in {other} of {unit}: not in ',
  'log.locked.seen': 'Every place for {digit} in {unit}: not in ',
  'log.is': '{assignment} rules out {digit} in ',
  'log.within': '{digits} {count, plural, one {is} other {are}} in {cells}: not in ',
  'log.others': '{digits} {count, plural, one {is} other {are}} in {cells}: {digit} is not in ',
  'log.many': '{digit} and {others, plural, one {# other digit} other {# other digits}} are in {count} cells of {unit}: not in ',
  'log.tridagon': 'Tridagon of {digits} in boxes {boxes}: {digit} is not in ',

  'pass.trial': '{propagator}: trying the candidates of {count, plural, one {# open cell} other {# open cells}}',
  'pass.units': '{propagator}: checking every unit',
  'pass.boxes': '{propagator}: checking four boxes at a time',
};
