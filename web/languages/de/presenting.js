/** The buttons of presentation mode, and what it says to those who listen. */
export default {
  'tools': 'Präsentation',
  'larger-panel': 'Feld größer',
  'larger-board': 'Gitter größer',
  'pen': 'Stift',
  'clear': 'Wegwischen',
  'leave': 'Präsentation beenden',
  'began': 'Präsentation. Bild ab und Bild auf gehen schrittweise, Escape beendet sie.',
};
