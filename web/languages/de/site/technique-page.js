/** Die Seiten über Techniken: was zum Artikel dazukommt. */
export default {
  'in-this-grid': 'In diesem Gitter',
  'easier-step': 'Hier ist ein leichterer Schritt möglich:',
  'play': '<0>Von hier an spielen</0>.',
  'press-step': 'Drücke Schritt: Zuerst kommt {technique}, danach jedes Mal die leichteste Technik.',
  'hatched': 'Gestrichelt: Einheiten, die die Ziffer schon enthalten. Sie lassen eine offene Zelle in der umrandeten Einheit.',
  'unique': 'Diese Technik braucht ein Rätsel mit genau einer Lösung. Sie wird hier nur benutzt, wenn das geprüft ist.',
  'alone': 'Welche Propagation findet dasselbe? Von dieser <0>Stellung</0> aus ist die schwächste, die <1>darauf kommt</1>: {propagator}.',
  'trial': 'Welche Propagation findet dasselbe? Nimm in dieser <0>Stellung</0> <1>{assumption}</1> an und propagiere: {propagator}. Das führt zu einem <2>Widerspruch</2>. Also schließt Singleton-Konsistenz ({propagator}) diesen Kandidaten aus.',
  'trial.stronger': 'Welche Propagation findet dasselbe? Nimm in dieser <0>Stellung</0> <1>{assumption}</1> an und propagiere: {propagator}. Das führt zu einem <2>Widerspruch</2>, den schwächere Propagation nicht findet. Also schließt Singleton-Konsistenz ({propagator}) diesen Kandidaten aus.',
  'position': 'Kandidaten der Stellung',
};
