/** Die Legende der Farben und Zeichen. */
export default {
  'title': 'Farben und Zeichen',
  'given': 'Eine Vorgabe',
  'logic': 'Eine gefolgerte Ziffer',
  'guess': 'Eine Annahme mit ihrer Nummer',
  'tint': 'Hängt von einer Annahme ab; spätere sind dunkler',
  'bands': 'Um das Gitter: eine Linie je offener Annahme',
  'struck': 'Ein Kandidat, der in diesem Schritt ausscheidet',
  'ringed': 'Die Zelle, die ihn ausschließt',
  'unit': 'Die gemeinsame Zeile, Spalte oder der gemeinsame Block',
  'conflict': 'Ein Widerspruch',
  'node-open': 'Im Baum: eine Annahme',
  'node-failed': 'Im Baum: eine gescheiterte Annahme',
  'node-solution': 'Im Baum: eine Lösung',
  'guess.small': 'Eine Annahme',
  'bands.small': 'Um das Gitter: eine Linie je offener Annahme, höchstens drei',
};
