/**
 * When an element that may wait is loaded: as soon as it is nearly in view, is printed, or, where what stands there
 * without it is not what it was asked for, once the page has been at rest for a while: no browser waits with printing
 * until something has come.
 */

/** How near to what is seen an element comes before it is loaded. */
const NEAR = '300px';
/** Milliseconds after the page has loaded. */
const REST = 2000;

/**
 * @param {HTMLElement} element
 * @param {() => boolean} isUnlike whether paper would show something else than it was asked for
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
