/** The messages of hints and steps of techniques, by subject. */
import hints from '../hints.js';
import obstacles from '../obstacles.js';
import als from '../techniques/als.js';
import chains from '../techniques/chains.js';
import constraint from '../techniques/constraint.js';
import fewest from '../techniques/fewest.js';
import fish from '../techniques/fish.js';
import forcing from '../techniques/forcing.js';
import legend from '../techniques/legend.js';
import links from '../techniques/links.js';
import names from '../techniques/names.js';
import rectangles from '../techniques/rectangles.js';
import sets from '../techniques/sets.js';
import tridagon from '../techniques/tridagon.js';
import vocabulary from '../techniques/vocabulary.js';

export default {
  hints,
  obstacles,
  'techniques/als': als,
  'techniques/chains': chains,
  'techniques/constraint': constraint,
  'techniques/fewest': fewest,
  'techniques/fish': fish,
  'techniques/forcing': forcing,
  'techniques/legend': legend,
  'techniques/links': links,
  'techniques/names': names,
  'techniques/rectangles': rectangles,
  'techniques/sets': sets,
  'techniques/tridagon': tridagon,
  'techniques/vocabulary': vocabulary,
};
