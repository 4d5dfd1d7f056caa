/**
 * Decides when a lazy element is loaded: as soon as it is nearly in view or printed. If it should show more than its
 * puzzle, also once the page has been idle for a while, because no browser delays printing until something is loaded.
 */

/** The distance from the visible part at which an element is loaded. */
const NEAR = '300px';
/** The idle time after the page has loaded, in milliseconds. */
const REST = 2000;

/**
 * @param {import('../sudoku-scope.js').SudokuScope} element
 * @param {() => boolean} isDrawn true if there is a puzzle to be drawn without the engine
 * @param {() => void} load called once
 * @param {AbortSignal} leaving aborted when the element leaves its page
 */
export function whenNear(element, isDrawn, load, leaving) {
  if (leaving.aborted) return;
  const waiting = new AbortController();
  const {signal} = waiting;
  leaving.addEventListener('abort', () => waiting.abort(), {signal});
  const go = () => {
    if (!signal.aborted) load();
    waiting.abort();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) go();
  }, {rootMargin: NEAR});
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  // It was asked for more than the puzzle that is drawn without the engine.
  const isUnlike = () => element.step > 0 || element.from > 0 ||
    (!isDrawn() && (element.hasAttribute('puzzle') || element.hasAttribute('src')));
  const goIfUnlike = () => isUnlike() && go();
  addEventListener('beforeprint', goIfUnlike, {signal});
  matchMedia('print').addEventListener('change', goIfUnlike, {signal});
  const rest = () => {
    const timer = setTimeout(goIfUnlike, REST);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, {once: true, signal});
}
