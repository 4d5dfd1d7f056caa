/** Errors of the engine's JavaScript. {name} and {type} stand as they were passed. */
export default {
  'not-puzzle': 'Ein Rätsel ist ein Text, ein Link oder ein Objekt mit Vorgaben.',
  'not-list': 'Mehrere Rätsel sind eine Liste von Texten.',
  'no-wasm': 'WebAssembly läuft hier nicht: Der Browser hat keines, oder die Richtlinie dieser Seite verbietet es. Das Rätsel wird gezeigt, wie es ist, und kann nicht gelöst werden.',
  'not-loaded': 'Der Löser konnte nicht geladen werden. Das Rätsel wird gezeigt, wie es ist.',

  'unknown.propagator': 'Es gibt keinen Propagator namens „{name}“.',
  'unknown.variable': 'Es gibt keine Reihenfolge der Zellen namens „{name}“.',
  'unknown.value': 'Es gibt keine Reihenfolge der Ziffern namens „{name}“.',
  'unknown.level': 'Es gibt keine Stufe namens „{name}“.',
  'unknown.technique': 'Es gibt keine Technik namens „{name}“.',
  'unknown.symmetry': 'Es gibt keine Symmetrie namens „{name}“.',
  'unknown.steps': 'Es gibt keine Technik „{name}“.',

  'unrated.none': 'Ein Rätsel ohne Lösung hat keine Bewertung.',
  'unrated.multiple': 'Ein Rätsel mit mehreren Lösungen hat keine Bewertung.',
  'unrated.limit': 'Es würde zu lange dauern, herauszufinden, wie viele Lösungen dieses Rätsel hat.',
  'unrated.cancelled': 'Die Bewertung wurde abgebrochen.',
  'cancelled.making': 'Das Erzeugen eines Rätsels wurde abgebrochen.',
  'cancelled.hint': 'Die Suche nach einem Tipp wurde abgebrochen.',
  'cancelled.steps': 'Die Suche nach Schritten wurde abgebrochen.',
  'cancelled.consistency': 'Die Suche nach der schwächsten Konsistenz wurde abgebrochen.',
  'not-found': 'Es wurde kein solches Rätsel gefunden. Vielleicht gibt es keines.',
  'no-step': 'Hier hilft keine Technik: Ohne Raten geht es nicht weiter.',
  'no-step.limits': 'Hier wurde keine Technik gefunden. In einem so großen Gitter werden manche nicht zu Ende gesucht.',
};
