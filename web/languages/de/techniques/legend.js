/** The meanings of the marks of a drawing, a sentence a mark. */
export default {
  'cover': 'Gestrichelt: die überdeckenden Einheiten.',
  'fin': 'Gestricheltes Quadrat: ein zusätzlicher Kandidat (eine Flosse).',
  'extra': 'Gestricheltes Quadrat: ein zusätzlicher Kandidat.',
  'either-or': 'Entweder sind alle ausgefüllten Kandidaten wahr, oder alle anderen.',
  'strong': 'Durchgezogene Linie: mindestens ein Ende ist wahr.',
  'weak': 'Gepunktete Linie: höchstens ein Ende ist wahr.',
  'end': 'Mindestens einer der fetten Kreise ist wahr.',
};
