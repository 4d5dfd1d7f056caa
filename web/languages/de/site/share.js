/** Sharing: links, and the QR code of one. */
export default {
  'share': 'Teilen',
  'nothing-yet': 'Noch gibt es nichts zu teilen.',
  'link': 'Link',
  'no-link': 'Ein gespeicherter Lauf hat keinen Link. Er lässt sich als Datei speichern.',
  'included': 'Was der Link enthält',
  'included.state': 'Gesetzte Ziffern und Marken',
  'included.step': 'Schritt {step}',
  'included.speed': 'Tempo',
  'included.panel': 'Offener Bereich und Tempo',

  'readable': 'Lesbarer Link',
  'note.readable': 'Er zeigt die Ziffern und lässt sich von Hand schreiben.',
  'copy.readable': 'Kopieren<hidden>: lesbarer Link</hidden>',
  'send.readable': 'Senden<hidden>: lesbarer Link</hidden>',
  'short': 'Kurzer Link',
  'note.short': 'Dasselbe mit weniger Zeichen.',
  'copy.short': 'Kopieren<hidden>: kurzer Link</hidden>',
  'send.short': 'Senden<hidden>: kurzer Link</hidden>',
  'length': '{characters, plural, one {# Zeichen} other {# Zeichen}}.',

  'code': 'QR-Code',
  'code.short': 'QR-Code des kurzen Links',
  'code.too-long': 'Der Link ist zu lang für einen lesbaren QR-Code.',
  'save-svg': 'Als SVG speichern',
  'saved': 'Gespeichert.',
};
