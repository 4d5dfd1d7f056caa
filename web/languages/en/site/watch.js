/** The page of the player. */
export default {
  'no-engine': 'This browser can’t run WebAssembly, so nothing can be read.',
  'prove': 'Prove it',
  'share': 'Share',
  'rules': 'Rules…',
  'typed': 'Typed into the grid',
  'watch-it': 'Watch it',
};
