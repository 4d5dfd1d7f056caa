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
  new AnimationSheet(scope);
}

class AnimationSheet {
  #scope;
  #run;
  #say;
  #range;
  #tally = element('p', {class: 'tally', role: 'status'});
  #frameCount = element('p', {class: 'note'});
  #progress = /** @type {HTMLProgressElement} */ (element('progress', {'hidden': true, 'aria-label': 'Frames'}));
  #result = element('div');
  #create = /** @type {HTMLButtonElement} */ (button('Create', () => this.#start(), 'primary'));
  #cancel = /** @type {HTMLButtonElement} */ (button('Cancel', () => this.#running?.abort()));
  /** @type {AbortController | null} */
  #running = null;
  #turn = 0;

  /** @param {import('../../web/src/index.js').SudokuScope} scope */
  constructor(scope) {
    this.#scope = scope;
    this.#run = scope.run;
    this.#range = {from: 0, to: this.#run.length};
    const {body, say, closed} = openSheet('Animation');
    this.#say = say;
    closed.addEventListener('abort', () => this.#running?.abort());
    body.append(element('div', {class: 'settings'}, ...this.#fields()), this.#tally,
      element('div', {class: 'actions'}, this.#create, this.#cancel), this.#progress, this.#frameCount, this.#result);
    this.#show();
    this.#weigh();
  }

  #fields() {
    const most = this.#run.length;
    const rules = choiceField('Steps', RULES, settings.rule, (rule) => this.#set({rule}));
    rules.classList.add('full');
    return [
      rules,
      numberField('From step', {least: 0, most, value: 0}, (from) => this.#narrow({from})),
      numberField('to step', {least: 0, most, value: most}, (to) => this.#narrow({to})),
      numberField('Maximum frames', {least: 2, most: MOST_FRAMES, value: settings.most},
        (frames) => this.#set({most: frames})),
      choiceField('Speed', SPEEDS, settings.perSecond, (perSecond) => this.#set({perSecond})),
      choiceField('Width in pixels', WIDTHS, settings.width, (width) => this.#set({width})),
      choiceField('Theme', THEMES, settings.theme ?? currentTheme(), (theme) => this.#set({theme})),
      choiceField('Candidates', CANDIDATES, settings.candidates, (candidates) => this.#set({candidates})),
      checkField('Include the sentence', settings.caption, (caption) => this.#set({caption})),
    ];
  }

  /** @param {Partial<typeof settings>} changed */
  #set(changed) {
    Object.assign(settings, changed);
    this.#weigh();
  }

  /** @param {{from?: number, to?: number}} changed */
  #narrow(changed) {
    Object.assign(this.#range, changed);
    this.#weigh();
  }

  #chosen() {
    return chooseSteps(this.#run, {rule: settings.rule, ...this.#range}, settings.most);
  }

  /** Says how many frames it will have. */
  async #weigh() {
    const turn = this.#turn += 1;
    const {steps, isCut} = await this.#chosen();
    if (turn !== this.#turn) return;
    const seconds = Math.round((steps.length - 1) / Number(settings.perSecond)) + 3;
    this.#tally.textContent = `${plural(steps.length, 'frame')}, ${plural(seconds, 'second')}.` +
      (isCut ? ` There are more: the first ${count(steps.length)} are taken.` : '');
    this.#create.disabled = !steps.length || Boolean(this.#running);
  }

  async #start() {
    const {signal} = this.#running = new AbortController();
    this.#show();
    this.#cancel.focus();
    try {
      this.#result.replaceChildren(finished(await this.#animate(signal), this.#say));
      this.#say('Done.');
    } catch (error) {
      this.#say(/** @type {Error} */ (error).message);
    }
    const hadFocus = document.activeElement === this.#cancel;
    this.#running = null;
    this.#show();
    if (hadFocus) (this.#result.querySelector('button') ?? this.#create).focus();
  }

  /** @param {AbortSignal} signal */
  async #animate(signal) {
    const {steps} = await this.#chosen();
    const total = this.#progress.max = steps.length;
    const {theme, candidates, caption, width, perSecond} = settings;
    const looks = {
      ...namesOf(this.#scope), theme: theme ?? currentTheme(), candidates, caption, width: Number(width),
    };
    const onProgress = (/** @type {number} */ frames) => {
      this.#progress.value = frames;
      this.#frameCount.textContent = `Frame ${count(frames)} of ${count(total)}`;
    };
    return animate(this.#run, steps, looks, {signal, delay: 1000 / Number(perSecond), onProgress});
  }

  /** Buttons and progress as they are now. */
  #show() {
    const isRunning = Boolean(this.#running);
    this.#progress.hidden = !isRunning;
    this.#progress.value = 0;
    this.#create.disabled = isRunning;
    this.#cancel.hidden = !isRunning;
    this.#frameCount.textContent = '';
    if (isRunning) this.#result.replaceChildren();
  }
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
