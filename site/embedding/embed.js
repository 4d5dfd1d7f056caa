/**
 * For pages of others, where a classic script may stand and no module: puts players, in iframes, where the page wants
 * them. `<div class="sudokuscope" data-puzzle="…" data-step="12">` becomes one, `<a class="sudokuscope"
 * href="…#p=…">` too, and where this script's own tag has `data-puzzle`, one follows it. What comes later is found;
 * in a shadow root, which no document tells of, by `Sudokuscope.scan(root)`, the one name that is defined here.
 */

/** The options in `data-` attributes. */
const NAMES = [...'puzzle box strategy step speed controls view theme candidates'.split(' '),
  ...'notation vocabulary label from to autoplay lang'.split(' ')];
/** The names in links of those that differ. @type {Record<string, string>} */
const SHORT = {puzzle: 'p', strategy: 's'};
/** Until the player tells its own, in its language. */
const TITLE = 'A Sudoku, solved step by step';
/** From here on, sentence and log stand beside the grid. */
const WIDE = 600;
/** No player is higher, whatever a message says. */
const HIGHEST = 5000;

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const home = new URL('./embed.html', script.src);
/** Those on the page. @type {Set<HTMLIFrameElement>} */
const frames = new Set();
/** All that were made: one that was taken out may be put back. @type {WeakSet<HTMLIFrameElement>} */
const made = new WeakSet();

/**
 * The fragment that an element asks for: by its link, where it is one, and by its `data-` attributes.
 * @param {HTMLElement} place
 */
function fragmentOf(place) {
  const link = place instanceof HTMLAnchorElement ? place.hash.slice(1) : '';
  const own = NAMES.filter((name) => place.dataset[name] !== undefined)
    .map((name) => `${SHORT[name] ?? name}=${encodeURIComponent(place.dataset[name] ?? '')}`);
  return `#${[link, ...own].filter(Boolean).join('&')}`;
}

/** The iframe that an element asks for. @param {HTMLElement} place */
function frameFor(place) {
  const frame = document.createElement('iframe');
  const {label} = place.dataset;
  frame.title = label ? `${label}: ${TITLE}` : TITLE;
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write';
  Object.assign(frame.style, {display: 'block', width: '100%', border: '0'});
  frame.src = home.href + fragmentOf(place);
  frames.add(frame);
  made.add(frame);
  return frame;
}

/** Until the player tells its height, the room that it is likely to take. @param {HTMLIFrameElement} frame */
function keepRoom(frame) {
  const width = frame.offsetWidth;
  frame.style.height = `${width < WIDE ? width + 136 : 524}px`;
}

/**
 * Puts players in the place of all elements that ask for one.
 * @param {ParentNode} [root] where they are looked for
 */
function scan(root = document) {
  for (const frame of frames) if (!frame.isConnected) frames.delete(frame);
  for (const element of root.querySelectorAll('iframe, .sudokuscope')) take(element);
}

/** Notes a player that is back on the page, and fills a place for one. @param {Element} element */
function take(element) {
  if (element instanceof HTMLIFrameElement && made.has(element)) frames.add(element);
  const isPlace = element instanceof HTMLElement && element.matches('.sudokuscope');
  if (!isPlace || element.querySelector('iframe')) return;
  const frame = frameFor(element);
  if (element instanceof HTMLAnchorElement) element.replaceWith(frame);
  else element.replaceChildren(frame);
  keepRoom(frame);
}

/**
 * From then on what comes is looked through; before, a parser may be in the middle of it. Only what comes, since the
 * page may be large and change all the time.
 */
function follow() {
  scan();
  new MutationObserver((records) => {
    for (const {type, target, addedNodes} of records) {
      if (type === 'attributes') take(/** @type {Element} */ (target));
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.isConnected) continue;
        take(node);
        scan(node);
      }
    }
  }).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['class']});
}

/** Gives a player the height that it tells, and the title in its language. @param {MessageEvent} event */
function fit({source, origin, data}) {
  const frame = [...frames].find(({contentWindow}) => contentWindow === source);
  if (!frame || origin !== home.origin || data?.type !== 'sudoku-scope:resize') return;
  if (data.height > 0 && data.height < HIGHEST) frame.style.height = `${Math.ceil(data.height)}px`;
  if (data.title) frame.title = data.title;
}

addEventListener('message', fit);
if (script.dataset.puzzle !== undefined) {
  const frame = frameFor(script);
  script.after(frame);
  keepRoom(frame);
}
const {Sudokuscope = {}} = /** @type {any} */ (globalThis);
Object.assign(globalThis, {Sudokuscope: Object.assign(Sudokuscope, {scan})});
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', follow);
else follow();

// A module for the types; the build makes a classic script of it.
export {};
