/** The frame of the tutorial and of the pages about techniques; their prose is in English. {concept}, {names} are names. */
export default {
  'place': '{number} of {count}',
  'chapters': 'Chapters',
  'techniques': 'Techniques',
  'previous': 'Previous',
  'next': 'Next',
  'begin': 'Begin',
  'easier': 'Easier',
  'harder': 'Harder',
  'difficulty': 'difficulty {difficulty}',
  'concept': 'In constraint terms: {concept}.',
  'also': 'Also called {names}.',
  'siblings': 'Of the same family:',
  'copy': 'Copy',
  'code': 'Code',
};
