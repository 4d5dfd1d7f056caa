/** Sheets and what is copied from them; the sheet of keys. {what} is "Link", "Lösung" and so on. */
export default {
  'close': 'Schließen',

  'copied': '{what} kopiert.',
  'copied.picture': 'Bild kopiert.',
  'no-pictures': 'Der Browser kann hier keine Bilder kopieren. Du kannst es stattdessen speichern.',
  'by-hand': 'Von hier kopieren.',
  'by-hand.why': 'Der Browser lässt diese Seite nicht an die Zwischenablage.',
  'too-large': 'Dieses Bild ist zu groß für den Browser.',

  'keys': 'Tasten',
  'this-help': 'Diese Hilfe',
  'key.space': 'Leer',
  'key.home': 'Pos1',
  'key.end': 'Ende',
  'local': '{engine}. Alles wird in diesem Browser berechnet; nichts wird verschickt.',
  'keep-offline': 'Für offline speichern',
  'keeping': 'Alle Seiten werden für die Nutzung ohne Verbindung gespeichert …',
  'kept': 'Alle Seiten funktionieren jetzt ohne Verbindung.',
  'not-kept': 'Nicht alles konnte gespeichert werden.',
  'copy-report': 'Bericht kopieren',
  'report': 'Bericht',
  'no-engine': 'Sudokuscope ohne Rechenkern',
  'engine.worker': 'Sudokuscope {version}, Rechenkern im Worker',
  'engine.page': 'Sudokuscope {version}, Rechenkern in der Seite',
  'engine.simd': '{engine}, SIMD',
  'memory': '{size} MiB Speicher für WebAssembly',
};
