/** The sheet that makes an animated file of the run: which steps, how fast, how large. Loaded when it is opened. */
import {chooseSteps, count, plural} from '../../web/src/index.js';
import {animate} from './animation-file.js';
import {button, element} from '../common/dom.js';
import {download} from '../common/download.js';
import {checkField, choiceField, numberField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {openSheet} from '../common/sheet.js';
import {CANDIDATES, THEMES, currentTheme, namesOf} from './step-picture.js';

/** @typedef {import('./animation-file.js').Animation} Animation */

const RULES = /** @type {const} */ ([
  ['spread', 'Evenly, the whole run'], ['turns', 'Guesses and contradictions'], ['lines', 'Lines of the log'],
]);
const SPEEDS = /** @type {const} */ ([
  ['1', '1 a second'], ['2', '2 a second'], ['4', '4 a second'], ['8', '8 a second'],
]);
const WIDTHS = /** @type {const} */ ([['320', '320'], ['480', '480'], ['640', '640'], ['960', '960']]);
const MOST_FRAMES = 600;

/** @typedef {typeof RULES[number][0]} Rule */

/**
 * What an animation is like, as long as the page is open; the range is that of the run.
 * @type {{rule: Rule, most: number, perSecond: string, width: string, caption: boolean,
 *   theme: import('./step-picture.js').Theme | null, candidates: import('./step-picture.js').Candidates}}
 */
const settings = {
  rule: 'spread', most: 100, perSecond: '2', width: '480', caption: true, theme: null, candidates: 'auto',
};

/** @param {import('../../web/src/index.js').SudokuScope} scope with a run */
export function openAnimation(scope) {
  adoptPictureLooks();
  const {run} = scope;
  const {body, say, closed} = openSheet('Animation');
  const range = {from: 0, to: run.length};
  const tally = element('p', {class: 'tally', role: 'status'});
  const frameCount = element('p', {class: 'note'});
  const progress = /** @type {HTMLProgressElement} */ (element('progress', {'hidden': true, 'aria-label': 'Frames'}));
  const result = element('div');
  const make = /** @type {HTMLButtonElement} */ (button('Create', start, 'primary'));
  const cancel = /** @type {HTMLButtonElement} */ (button('Cancel', () => running?.abort()));
  /** @type {AbortController | null} */
  let running = null;
  let turn = 0;
  closed.addEventListener('abort', () => running?.abort());

  const chosen = () => chooseSteps(run, {rule: settings.rule, ...range}, settings.most);

  /** Says how many frames it will have. */
  async function weigh() {
    const mine = turn += 1;
    const {steps, isCut} = await chosen();
    if (mine !== turn) return;
    const seconds = Math.round((steps.length - 1) / Number(settings.perSecond)) + 3;
    tally.textContent = `${plural(steps.length, 'frame')}, ${plural(seconds, 'second')}.` +
      (isCut ? ` There are more: the first ${count(steps.length)} are taken.` : '');
    make.disabled = !steps.length || Boolean(running);
  }

  /** @param {Partial<typeof settings>} changed */
  function set(changed) {
    Object.assign(settings, changed);
    weigh();
  }

  async function start() {
    running = new AbortController();
    const {signal} = running;
    show();
    cancel.focus();
    try {
      const {steps} = await chosen();
      progress.max = steps.length;
      const {theme, candidates, caption, width, perSecond} = settings;
      const made = await animate(run, steps, {
        ...namesOf(scope), theme: theme ?? currentTheme(), candidates, caption, width: Number(width),
      }, {
        signal, delay: 1000 / Number(perSecond), onProgress: (frames) => {
          progress.value = frames;
          frameCount.textContent = `Frame ${count(frames)} of ${count(steps.length)}`;
        },
      });
      result.replaceChildren(finished(made, say));
      say('Done.');
    } catch (error) {
      say(/** @type {Error} */ (error).message);
    }
    const hadFocus = document.activeElement === cancel;
    running = null;
    show();
    if (hadFocus) (result.querySelector('button') ?? make).focus();
  }

  /** Buttons and progress as they are now. */
  function show() {
    progress.hidden = !running;
    progress.value = 0;
    make.disabled = Boolean(running);
    cancel.hidden = !running;
    frameCount.textContent = '';
    if (running) result.replaceChildren();
  }

  const rules = choiceField('Steps', RULES, settings.rule, (rule) => set({rule}));
  rules.classList.add('full');
  body.append(
    element('div', {class: 'settings'}, rules,
      numberField('From step', {least: 0, most: run.length, value: 0}, (from) => {
        range.from = from;
        weigh();
      }),
      numberField('to step', {least: 0, most: run.length, value: run.length}, (to) => {
        range.to = to;
        weigh();
      }),
      numberField('Maximum frames', {least: 2, most: MOST_FRAMES, value: settings.most}, (most) => set({most})),
      choiceField('Speed', SPEEDS, settings.perSecond, (perSecond) => set({perSecond})),
      choiceField('Width in pixels', WIDTHS, settings.width, (width) => set({width})),
      choiceField('Theme', THEMES, settings.theme ?? currentTheme(), (theme) => set({theme})),
      choiceField('Candidates', CANDIDATES, settings.candidates, (candidates) => set({candidates})),
      checkField('Include the sentence', settings.caption, (caption) => set({caption}))),
    tally, element('div', {class: 'actions'}, make, cancel), progress, frameCount, result);
  show();
  weigh();
}

/**
 * The file that was made: it moves only when it is asked to.
 * @param {Animation} made @param {(word: string) => void} say
 */
function finished({file, width, height, frames}, say) {
  const image = /** @type {HTMLImageElement} */ (element('img', {
    class: 'shot', alt: 'The animation', hidden: true,
  }));
  const watch = button('Watch', () => {
    image.hidden = !image.hidden;
    watch.textContent = image.hidden ? 'Watch' : 'Stop';
    URL.revokeObjectURL(image.src);
    if (image.hidden) image.removeAttribute('src');
    else image.src = URL.createObjectURL(file);
  });
  const size = file.size < 1e6 ? `${Math.ceil(file.size / 1000)} kB` : `${(file.size / 1e6).toFixed(1)} MB`;
  return element('div', {}, element('p', {class: 'tally'},
    `${plural(frames, 'frame')} of ${width} × ${height} pixels, ${size}.`),
  element('div', {class: 'actions'}, button('Save as GIF', () => {
    download(file, 'sudoku.gif');
    say('Saved.');
  }), watch), image);
}
