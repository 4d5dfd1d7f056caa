/** Die Knöpfe der Präsentation und was sie denen sagt, die zuhören. */
export default {
  'tools': 'Präsentation',
  'larger-panel': 'Bereich größer',
  'larger-board': 'Gitter größer',
  'pen': 'Stift',
  'clear': 'Wegwischen',
  'leave': 'Präsentation beenden',
  'began': 'Präsentation. Bild ab und Bild auf gehen weiter und zurück, Escape beendet sie.',
};
