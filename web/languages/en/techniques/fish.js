/** Fish. {bases} and {covers} are "rows C and G", {in-bases} and {in-covers} "in rows C and G". */
export default {
  'label': 'the {technique} {in-bases}',
  'label.two': 'the {technique} {in-bases}, twice',
  'pattern': '{in-bases}, {digit} can only be {in-covers}. Its places are {cells}.',
  'pattern.finned': '{in-bases}, {digit} can only be {in-covers} or in the {count, plural, one {fin} other {fins}} {cells}.',
  'why': '{bases} need {digit} {count, select, 2 {twice} 3 {three times} other {four times}}, and {covers} can each have it only once. So no other cell of {covers} can be {digit}.',
  'why.one-fin': 'If the fin is not {digit}, the fish is complete, and no other cell of {covers} can be {digit}. If the fin is {digit}, no cell that sees it can be {digit}.',
  'why.fins': 'If no fin is {digit}, the fish is complete, and no other cell of {covers} can be {digit}. If a fin is {digit}, no cell that sees all the fins can be {digit}.',
  'why.two': 'These are two fish. If no fin of one is {digit}, that fish is complete. If a fin is {digit}, no cell that sees all the fins of that fish can be {digit}.',
  'either-way': '{count, plural, other {Either way, {cells} can\'t be {digit}.}}',
};
