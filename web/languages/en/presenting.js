/** The buttons of presentation mode, and what it says to those who listen. */
export default {
  'tools': 'Presentation',
  'larger-panel': 'Larger panel',
  'larger-board': 'Larger board',
  'pen': 'Pen',
  'clear': 'Clear',
  'leave': 'End presentation',
  'began': 'Presentation mode. Page Down and Page Up step, Escape ends it.',
};
