/**
 * The languages beside English, which comes with the code. To add one: a folder with the files of `de`, and an entry
 * here; `docs/languages.md` tells how.
 *
 * Volumes: `element` is what the element says, `techniques` are hints and steps of techniques, `site` the pages.
 */

/** @typedef {() => Promise<{default: Record<string, Record<string, string>>}>} LoadVolume */

/**
 * By code. `name` is what the language calls itself, `thousands` what it has between thousands, `direction` how it
 * is written.
 * @type {Record<string, {name: string, thousands: string, direction: 'ltr' | 'rtl', element: LoadVolume,
 *   techniques: LoadVolume, site: LoadVolume}>}
 */
export const languages = {
  de: {
    name: 'Deutsch', thousands: '.', direction: 'ltr',
    element: () => import('./de/volumes/element.js'),
    techniques: () => import('./de/volumes/techniques.js'),
    site: () => import('./de/volumes/site.js'),
  },
  es: {
    name: 'Español', thousands: '.', direction: 'ltr',
    element: () => import('./es/volumes/element.js'),
    techniques: () => import('./es/volumes/techniques.js'),
    site: () => import('./es/volumes/site.js'),
  },
};
