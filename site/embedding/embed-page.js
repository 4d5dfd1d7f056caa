/**
 * The page inside an iframe: a player, set up by its address. To the page around it, it tells its height and its title,
 * in the language that it speaks, and nothing else.
 */
import {define, formatStrategy} from '../../web/src/index.js';
import {byId} from '../common/dom.js';
import {readEmbed, SETTING_NAMES} from './embed-address.js';
import {languageFor, speak, speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/embed.js';

const words = speaker('site/embed', english);

const scope = /** @type {import('../../web/src/index.js').SudokuScope} */ (byId('scope'));
const notice = byId('notice');
const whole = /** @type {HTMLAnchorElement} */ (byId('whole'));

/** Sets the player up as the address says. */
function open() {
  const {read, settings} = readEmbed(location.hash);
  document.documentElement.dataset.theme = settings.theme ?? 'auto';
  for (const name of SETTING_NAMES) set(name, settings[name]);
  if (!settings.controls) set('controls', 'compact');
  scope.hidden = !read.ok;
  notice.hidden = read.ok;
  if (!read.ok) {
    notice.textContent = read.error.message;
    return;
  }
  const {puzzle, boxRows, boxCols, rules, strategy, step, speed, state} = read.link;
  set('box', boxRows && boxCols ? `${boxRows}x${boxCols}` : undefined);
  set('strategy', formatStrategy(strategy));
  set('speed', String(speed));
  // Only the link itself holds a player's digits and marks, and other rules.
  set('puzzle', state || rules ? location.hash : puzzle);
  set('step', String(step));
  document.title = settings.label ? words('title.named', {label: settings.label}) : words('title');
  pointToWhole();
}

/** @param {string} name @param {string} [value] */
function set(name, value) {
  if (value === undefined) scope.removeAttribute(name);
  else scope.setAttribute(name, value);
}

/** The link to the page itself, which opens it where the reader is. */
function pointToWhole() {
  whole.href = scope.run ? `./${scope.toLink()}` : `./${location.hash}`;
}

/** The page around gives the iframe this height, and names it so. */
function tellAround() {
  const height = Math.ceil(byId('main').getBoundingClientRect().height);
  parent.postMessage({type: 'sudoku-scope:resize', height, title: document.title}, '*');
}

/** Speaks the language that the address asks for: that of the page around. */
async function begin() {
  const language = languageFor(readEmbed(location.hash).settings.lang);
  document.documentElement.lang = language;
  // Without a network the words may not come: then it speaks English.
  await speak(language).catch(() => {});
  byId('title').textContent = words('title');
  whole.textContent = words('open-whole');
  open();
  define();
}

begin();
addEventListener('hashchange', open);
for (const event of ['load', 'step', 'change']) scope.addEventListener(event, pointToWhole);
if (parent !== window) {
  new ResizeObserver(tellAround).observe(byId('main'));
  // Browsers put off what is observed in frames that are out of sight.
  scope.addEventListener('load', tellAround);
}
