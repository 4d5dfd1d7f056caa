/** The page of the player. */
export default {
  'no-engine': 'This browser runs no WebAssembly, so nothing can be read.',
  'share': 'Share',
  'typed': 'Typed into the grid',
  'watch-it': 'Watch it',
};
