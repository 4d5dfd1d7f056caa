/** Lernen: der Rahmen der Kapitel und der Seiten über Techniken. */
export default {
  'place': '{number} von {count}',
  'chapters': 'Kapitel',
  'techniques': 'Techniken',
  'previous': 'Zurück',
  'next': 'Weiter',
  'begin': 'Anfangen',
  'easier': 'Leichter',
  'harder': 'Schwerer',
  'difficulty': 'Schwierigkeit {difficulty}',
  'concept': 'Als Constraint: {concept}.',
  'also': 'Auch genannt: {names}.',
  'siblings': 'Aus derselben Familie:',
  'copy': 'Kopieren',
  'code': 'Code',
};
