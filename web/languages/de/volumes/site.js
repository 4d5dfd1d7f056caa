/** What the pages say, by subject. */
import compare from '../site/compare.js';
import compareDialogs from '../site/compare-dialogs.js';
import exercises from '../site/exercises.js';
import learn from '../site/learn.js';
import pages from '../site/pages.js';
import play from '../site/play.js';
import playCheck from '../site/play-check.js';
import playHelp from '../site/play-help.js';
import playHints from '../site/play-hints.js';
import playRating from '../site/play-rating.js';
import playSettings from '../site/play-settings.js';
import speed from '../site/speed.js';

export default {
  'site/compare': compare,
  'site/compare-dialogs': compareDialogs,
  'site/exercises': exercises,
  'site/learn': learn,
  'site/pages': pages,
  'site/play': play,
  'site/play-check': playCheck,
  'site/play-help': playHelp,
  'site/play-hints': playHints,
  'site/play-rating': playRating,
  'site/play-settings': playSettings,
  'site/speed': speed,
};
