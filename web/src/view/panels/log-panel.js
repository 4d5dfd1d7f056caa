/** The log as a panel: its lines come from the timeline. */

import {LOG_PAGE, logPage} from '../../words/log-lines.js';
import {Log} from './log.js';

/**
 * @param {import('./panels.js').PanelContext} context
 * @returns {import('./panels.js').Panel}
 */
export function logPanel({seek, notation}) {
  /** @type {import('../../run/timeline.js').Timeline | null} */
  let timeline = null;
  const log = new Log({
    page: (page) => (timeline ? logPage(timeline, page, notation()) : null),
    fetch: (page) => {
      const asked = timeline;
      asked?.events(page * LOG_PAGE, LOG_PAGE).then(() => asked === timeline && log.refresh(), () => {});
    },
    seek,
    length: () => timeline?.run.length ?? 0,
  });
  return {
    root: log.root,
    setTimeline(next) {
      timeline = next;
      log.clear();
      log.refresh();
    },
    showStep: (moment) => log.seekTo(moment.index),
    refresh: () => log.refresh(),
  };
}
