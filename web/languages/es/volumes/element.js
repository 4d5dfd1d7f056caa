/** What the element says, by subject. */
import breakpoints from '../breakpoints.js';
import choosing from '../choosing.js';
import clashes from '../clashes.js';
import code from '../code.js';
import common from '../common.js';
import events from '../events.js';
import levels from '../levels.js';
import log from '../log.js';
import patterns from '../patterns.js';
import phases from '../phases.js';
import embed from '../site/embed.js';
import steps from '../steps.js';
import strategies from '../strategies.js';
import traces from '../traces.js';
import tree from '../tree.js';
import why from '../why.js';

export default {
  'breakpoints': breakpoints,
  'choosing': choosing,
  'clashes': clashes,
  'code': code,
  'common': common,
  'events': events,
  'levels': levels,
  'log': log,
  'patterns': patterns,
  'phases': phases,
  'site/embed': embed,
  'steps': steps,
  'strategies': strategies,
  'traces': traces,
  'tree': tree,
  'why': why,
};
