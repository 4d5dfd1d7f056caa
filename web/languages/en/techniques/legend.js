/** The meanings of the marks of a drawing, a sentence a mark. */
export default {
  'cover': 'Dashed: the covering units.',
  'fin': 'Dashed square: an extra candidate (a fin).',
  'extra': 'Dashed square: an extra candidate.',
  'either-or': 'Either all filled candidates are true, or all the others are.',
  'strong': 'Solid line: at least one end is true.',
  'weak': 'Dotted line: at most one end is true.',
  'end': 'At least one of the bold circles is true.',
};
