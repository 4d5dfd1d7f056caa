/** One set of icons: 20 px, round strokes of 1.75. */

import {svg} from './dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  start: 'M4.5 4v12M15.5 4.5 8 10l7.5 5.5z',
  end: 'M15.5 4v12M4.5 4.5 12 10l-7.5 5.5z',
  back: 'M12 4 6 10l6 6',
  step: 'm8 4 6 6-6 6',
  play: 'M5.5 3.5v13L16 10z',
  pause: 'M6.5 4v12M13.5 4v12',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  full: 'M4 12v4h4M16 8V4h-4M4 16l5-5M16 4l-5 5',
  down: 'm5.5 8 4.5 4.5L14.5 8',
};

/** @param {string} name @param {string} [path] of one that is not in the set */
export function icon(name, path = PATHS[name]) {
  const attributes = {viewBox: '0 0 20 20', class: `icon i-${name}`, 'aria-hidden': 'true'};
  return svg('svg', attributes, svg('path', {d: path}));
}
