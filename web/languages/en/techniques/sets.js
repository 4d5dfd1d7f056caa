/**
 * Singles, locked candidates, subsets, Sue de Coq: `label` stands behind "A3 is 4:", `pattern` says what is there to be
 * seen, `why` why the step holds. {unit} is "row C"; {number} is a word, "three"; {cells} and {digits} are lists with
 * "and", {any} is one with "or".
 */
export default {
  'full-house.label': 'the last open cell of {unit}',
  'full-house.pattern': '{unit} has one open cell left.',
  'full-house.why': '{unit} has every digit except {digit}, and {cell} is its only open cell.',

  'hidden-single.label': 'the only place for {digit} in {unit}',
  'hidden-single.why': '{digit} has to be somewhere in {unit}, and {cell} is the only place left.',
  'hidden-single.filled': 'All other cells of {unit} are filled.',
  'hidden-single.all': '{count, plural, one {{cells} keeps {digit} out of all other open cells of {unit}.} other {{cells} keep {digit} out of all other open cells of {unit}.}}',
  'hidden-single.some': '{count, plural, one {{cells} keeps {digit} out of other open cells of {unit}.} other {{cells} keep {digit} out of other open cells of {unit}.}}',
  'hidden-single.lost': '{digit} was already ruled out in {cells}.',

  'naked-single.label': 'it has no other candidate',
  'naked-single.pattern': '{cell} has one candidate left.',
  'naked-single.pattern.all': '{cell} sees {cells}, which have every digit except one.',
  'naked-single.all': '{cell} sees {digits}. Only {digit} is left.',
  'naked-single.some': '{cell} sees {digits}. Its other candidates were already ruled out. Only {digit} is left.',
  'naked-single.none': 'All other candidates of {cell} were already ruled out. Only {digit} is left.',

  'locked.label': 'in {from}, {digit} has to be in {to}',
  'locked.pattern': 'In {from}, {digit} can only be in {any}. These cells are also in {to}.',
  'locked.why': '{from} has its {digit} in {any}, so {to} has its {digit} there too. The other cells of {to} can\'t be {digit}.',

  'common-peers.label': 'every place for {digit} in {unit} rules it out',
  'common-peers.pattern': 'In {unit}, {digit} can only be in {any}. A cell outside sees {count, select, 2 {both} other {all {number}}}.',
  'common-peers.why': '{unit} has its {digit} in {any}. No cell that sees {count, select, 2 {both} other {all {number}}} can be {digit}.',

  'naked-subset.label': '{cells} take {digits} between them',
  'naked-subset.pattern': '{cells} have no candidates except {digits}.',
  'naked-subset.why': 'These {number} cells have only {number} digits between them, so they need {count, select, 2 {both} other {all {number}}}. The other cells of {units} can\'t be {any}.',
  'naked-subset.seen': 'These {number} cells see each other and have only {number} digits between them, so they need {count, select, 2 {both} other {all {number}}}. A cell that sees all places of such a digit in them can\'t be that digit.',

  'hidden-subset.label': 'in {unit}, {digits} have no other place',
  'hidden-subset.pattern': 'In {unit}, {digits} can only be in {cells}.',
  'hidden-subset.why': 'These {number} digits have only {number} places between them, so they fill {count, select, 2 {both} other {all {number}}}. So {cells} can only be {any}.',

  'sue-de-coq.label': 'the Sue de Coq {cells} with {others}',
  'sue-de-coq.pattern': '{cells} are in both {line} and {box}. They share digits with {on-line} of {line} and {in-box} of {box}.',
  'sue-de-coq.room': 'Between them, these {number} cells have room for at most {number} digits: {digits}.',
  'sue-de-coq.twice': '{digit} (twice)',
  'sue-de-coq.used': 'So each of these digits is used.',
  'sue-de-coq.rest': 'The rest of {units} can\'t be {any}.',
  'sue-de-coq.core': '{cells} can\'t be {any}.',
};
