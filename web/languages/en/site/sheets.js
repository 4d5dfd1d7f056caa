/** Sheets and what is copied from them; the sheet of keys. {what} is "Link", "Solution" and so on. */
export default {
  'close': 'Close',

  'copied': '{what} copied.',
  'copied.picture': 'Picture copied.',
  'no-pictures': 'The browser can’t copy pictures here. You can save it instead.',
  'by-hand': 'Copy it from here.',
  'by-hand.why': 'The browser doesn’t let this page use the clipboard.',
  'too-large': 'This picture is too large for the browser.',

  'keys': 'Keys',
  'this-help': 'This help',
  'key.space': 'Space',
  'key.home': 'Home',
  'key.end': 'End',
  'local': '{engine}. Everything is worked out in this browser; nothing is sent.',
  'keep-offline': 'Keep for offline use',
  'keeping': 'Keeping all pages for offline use…',
  'kept': 'All pages now work without a network.',
  'not-kept': 'Not everything could be kept.',
  'copy-report': 'Copy a report',
  'report': 'Report',
  'no-engine': 'Sudokuscope without its engine',
  'engine.worker': 'Sudokuscope {version}, engine in the worker',
  'engine.page': 'Sudokuscope {version}, engine in the page',
  'engine.simd': '{engine}, SIMD',
  'memory': '{size} MiB of WebAssembly memory',
};
