/** What the element says, by subject. */
import embed from '../site/embed.js';

export default {
  'site/embed': embed,
};
