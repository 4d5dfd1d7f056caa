/**
 * Decides when a lazy element is loaded: as soon as it is nearly in view or printed. If it should show more than its
 * puzzle, also once the page has been idle for a while, because no browser delays printing until something is loaded.
 */

/** The distance from the visible part at which an element is loaded. */
const NEAR = '300px';
/** The idle time after the page has loaded, in milliseconds. */
const REST = 2000;

/**
 * @param {HTMLElement} element
 * @param {() => boolean} isUnlike true if a print would not show what was requested
 * @param {() => void} load called once
 * @returns {() => void} no longer waits
 */
export function whenNear(element, isUnlike, load) {
  const end = new AbortController();
  const {signal} = end;
  const go = () => {
    if (!signal.aborted) load();
    end.abort();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) go();
  }, {rootMargin: NEAR});
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  const goIfUnlike = () => isUnlike() && go();
  addEventListener('beforeprint', goIfUnlike, {signal});
  matchMedia('print').addEventListener('change', goIfUnlike, {signal});
  const rest = () => {
    const timer = setTimeout(goIfUnlike, REST);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, {once: true, signal});
  return () => end.abort();
}
