/**
 * The page that the service worker shows for one that isn't kept, without a network. It has its words in every
 * language, because volumes of words may not be kept either. This shows those of the reader's language alone.
 */

/** The reader's languages, the chosen one first. @returns {string[]} */
function wanted() {
  try {
    return [localStorage['sudokuscope.language'] || sessionStorage['sudokuscope.language'], ...navigator.languages];
  } catch {
    // No storage in this frame.
    return [...navigator.languages];
  }
}

const own = wanted().map((tag) => tag?.slice(0, 2)).find((code) => document.querySelector(`span[lang="${code}"]`));
document.documentElement.lang = own ?? 'en';
for (const text of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('span[lang]'))) {
  text.hidden = text.lang !== document.documentElement.lang;
}

document.querySelector('#again')?.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
