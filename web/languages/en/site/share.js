/** Sharing: links, and the QR code of one. */
export default {
  'share': 'Share',
  'nothing-yet': 'There is nothing to share yet.',
  'link': 'Link',
  'no-link': 'A saved run has no link. It can be saved as a file.',
  'included': 'What the link includes',
  'included.state': 'Placed digits and marks',
  'included.step': 'Step {step}',
  'included.speed': 'Speed',
  'included.panel': 'Open panel and speed',

  'readable': 'Readable link',
  'note.readable': 'It shows the digits, and can be written by hand.',
  'copy.readable': 'Copy<hidden> the readable link</hidden>',
  'send.readable': 'Send<hidden> the readable link</hidden>',
  'short': 'Short link',
  'note.short': 'The same in fewer characters.',
  'copy.short': 'Copy<hidden> the short link</hidden>',
  'send.short': 'Send<hidden> the short link</hidden>',
  'length': '{characters, plural, one {# character} other {# characters}}.',

  'code': 'QR code',
  'code.short': 'QR code of the short link',
  'code.too-long': 'The link is too long for a readable QR code.',
  'save-svg': 'Save as SVG',
  'saved': 'Saved.',
};
