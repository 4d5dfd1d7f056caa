/** The messages of the pages, by subject. */
import checking from '../site/checking.js';
import collection from '../site/collection.js';
import common from '../site/common.js';
import compareDialogs from '../site/compare-dialogs.js';
import compare from '../site/compare.js';
import drawings from '../site/drawings.js';
import editing from '../site/editing.js';
import embedding from '../site/embedding.js';
import exercises from '../site/exercises.js';
import exporting from '../site/export.js';
import learn from '../site/learn.js';
import legend from '../site/legend.js';
import lesson from '../site/lesson.js';
import opening from '../site/opening.js';
import outcomes from '../site/outcomes.js';
import pages from '../site/pages.js';
import pictures from '../site/pictures.js';
import playCheck from '../site/play-check.js';
import playHelp from '../site/play-help.js';
import playHints from '../site/play-hints.js';
import playRating from '../site/play-rating.js';
import playSettings from '../site/play-settings.js';
import play from '../site/play.js';
import presenting from '../site/presenting.js';
import proof from '../site/proof.js';
import puzzles from '../site/puzzles.js';
import reading from '../site/reading.js';
import rules from '../site/rules.js';
import samples from '../site/samples.js';
import share from '../site/share.js';
import sheets from '../site/sheets.js';
import speed from '../site/speed.js';
import techniquePage from '../site/technique-page.js';
import unreadable from '../site/unreadable.js';
import watch from '../site/watch.js';

export default {
  'site/checking': checking,
  'site/collection': collection,
  'site/common': common,
  'site/compare': compare,
  'site/compare-dialogs': compareDialogs,
  'site/drawings': drawings,
  'site/editing': editing,
  'site/embedding': embedding,
  'site/exercises': exercises,
  'site/export': exporting,
  'site/learn': learn,
  'site/legend': legend,
  'site/lesson': lesson,
  'site/opening': opening,
  'site/outcomes': outcomes,
  'site/pages': pages,
  'site/pictures': pictures,
  'site/play': play,
  'site/play-check': playCheck,
  'site/play-help': playHelp,
  'site/play-hints': playHints,
  'site/play-rating': playRating,
  'site/play-settings': playSettings,
  'site/presenting': presenting,
  'site/proof': proof,
  'site/puzzles': puzzles,
  'site/reading': reading,
  'site/rules': rules,
  'site/samples': samples,
  'site/share': share,
  'site/sheets': sheets,
  'site/speed': speed,
  'site/technique-page': techniquePage,
  'site/unreadable': unreadable,
  'site/watch': watch,
};
