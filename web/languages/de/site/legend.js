/** The legend of colours and signs, on the sheet of keys and below printed lessons. */
export default {
  'title': 'Farben und Zeichen',
  'given': 'Eine Vorgabe',
  'logic': 'Eine Ziffer, die folgt',
  'guess': 'Eine Annahme, mit ihrer Nummer',
  'tint': 'Hängt von einer Annahme ab; dunkler bei späteren',
  'bands': 'Um das Gitter: eine Linie für jede offene Annahme',
  'struck': 'Ein Kandidat, den dieser Schritt ausschließt',
  'ringed': 'Die Zelle, die ihn ausschließt',
  'unit': 'Die gemeinsame Zeile, Spalte oder der gemeinsame Block',
  'conflict': 'Ein Widerspruch',
  'node-open': 'Im Baum: eine Annahme',
  'node-failed': 'Im Baum: eine gescheiterte Annahme',
  'node-solution': 'Im Baum: eine Lösung',
};
