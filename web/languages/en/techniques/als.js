/**
 * Almost locked sets. {name}, {first}, {last} and the like are the letters of sets; {cells} is "A1 A3"; {digits} is a
 * list with "and", {any} one with "or".
 */
export default {
  'set': 'Set {name} ({cells}) has {digits}: {count, plural, one {{digits-number} digits for {cells-number} cell.} other {{digits-number} digits for {cells-number} cells.}}',
  'removed': '{count, plural, one {So {digits} can be removed from every cell that sees all its places} other {So {digits} can each be removed from every cell that sees all its places}} {where, select, both {in both sets} all {in all these sets} other {in sets {first} and {last}}}.',

  'xz.label': 'the sets {first} and {second} share {digits}',
  'xz.pattern': '{count, plural, one {{digits} can be in only one of the two sets.} other {{digits} can each be in only one of the two sets.}}',
  'xz.why': 'At least one of the two sets doesn\'t have {digits}. It has all its other digits, including {gone}.',
  'xz.why.two': 'Each set can lack only one digit, so it has one of {digits} and all its other digits. The other digits can be removed from every cell that sees all their places in that set. {digits} can each be removed from every cell that sees all its places in both sets.',

  'chain.label': 'the {technique} from {first} to {last}',
  'chain.joint': 'Only one of sets {first} and {second} can have {digit}.',
  'chain.if': 'If set {name} doesn\'t have {digit}, it has {kept}.',
  'chain.then': 'Then set {name} can\'t have {lost}, so it has {kept}.',
  'chain.why': 'If set {first} doesn\'t have {digit}, the chain shows that set {last} does.',

  'blossom.label': 'the death blossom on {stem}',
  'blossom.pattern': '{stem} can only be {any}. A set beside it shares each of these.',
  'blossom.petal': 'If {stem} is {shared}, set {name} can\'t have it, so it has {digits}.',
  'blossom.why': 'Whatever {stem} is, one of the sets has {digits}.',
};
