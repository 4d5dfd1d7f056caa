/** The switch of the key for presentation mode. */
export default {
  'key': 'F begins and ends presentation mode',
};
