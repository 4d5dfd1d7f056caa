/** What the pages say, by subject. */
import collection from '../site/collection.js';
import common from '../site/common.js';
import editing from '../site/editing.js';
import embedding from '../site/embedding.js';
import exporting from '../site/export.js';
import lesson from '../site/lesson.js';
import opening from '../site/opening.js';
import outcomes from '../site/outcomes.js';
import pages from '../site/pages.js';
import pictures from '../site/pictures.js';
import puzzles from '../site/puzzles.js';
import reading from '../site/reading.js';
import samples from '../site/samples.js';
import share from '../site/share.js';
import sheets from '../site/sheets.js';
import unreadable from '../site/unreadable.js';
import watch from '../site/watch.js';

export default {
  'site/collection': collection,
  'site/common': common,
  'site/editing': editing,
  'site/embedding': embedding,
  'site/export': exporting,
  'site/lesson': lesson,
  'site/opening': opening,
  'site/outcomes': outcomes,
  'site/pages': pages,
  'site/pictures': pictures,
  'site/puzzles': puzzles,
  'site/reading': reading,
  'site/samples': samples,
  'site/share': share,
  'site/sheets': sheets,
  'site/unreadable': unreadable,
  'site/watch': watch,
};
