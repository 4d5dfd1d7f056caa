/** What the element says, by subject. */
import asking from '../asking.js';
import errors from '../errors.js';
import links from '../links.js';
import panels from '../panels.js';
import playBoard from '../play-board.js';
import player from '../player.js';
import reading from '../reading.js';
import tracePanel from '../trace-panel.js';
import whatIf from '../what-if.js';

export default {
  asking,
  errors,
  links,
  panels,
  'play-board': playBoard,
  player,
  reading,
  'trace-panel': tracePanel,
  'what-if': whatIf,
};
