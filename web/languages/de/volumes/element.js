/** The messages of the element, by subject. */
import asking from '../asking.js';
import breakpoints from '../breakpoints.js';
import choosing from '../choosing.js';
import clashes from '../clashes.js';
import code from '../code.js';
import common from '../common.js';
import constraints from '../constraints.js';
import controls from '../controls.js';
import engine from '../engine.js';
import errors from '../errors.js';
import events from '../events.js';
import layers from '../layers.js';
import learning from '../learning.js';
import levels from '../levels.js';
import links from '../links.js';
import log from '../log.js';
import panels from '../panels.js';
import patterns from '../patterns.js';
import phases from '../phases.js';
import playBoard from '../play-board.js';
import player from '../player.js';
import presenting from '../presenting.js';
import reading from '../reading.js';
import rules from '../rules.js';
import embed from '../site/embed.js';
import steps from '../steps.js';
import strategies from '../strategies.js';
import tracePanel from '../trace-panel.js';
import traces from '../traces.js';
import tree from '../tree.js';
import whatIf from '../what-if.js';
import why from '../why.js';

export default {
  asking,
  breakpoints,
  choosing,
  clashes,
  code,
  common,
  constraints,
  controls,
  engine,
  errors,
  events,
  layers,
  learning,
  levels,
  links,
  log,
  panels,
  patterns,
  phases,
  'play-board': playBoard,
  player,
  presenting,
  reading,
  rules,
  'site/embed': embed,
  steps,
  strategies,
  'trace-panel': tracePanel,
  traces,
  tree,
  'what-if': whatIf,
  why,
};
