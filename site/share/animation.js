/** The sheet that makes an animated file of the run: which steps, how fast, how large. Loaded when it is opened. */
import {chooseSteps} from '../../web/src/index.js';
import {animate} from './animation-file.js';
import {button, element} from '../common/dom.js';
import {fileSize} from '../common/file-size.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {checkField, choiceField, numberField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {openSheet} from '../common/sheet.js';
import {candidatesField, currentTheme, namesOf, themeField} from './step-picture.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/pictures.js';

/** @typedef {import('./animation-file.js').Animation} Animation */

const words = speaker('site/pictures', english);

const RULES = /** @type {const} */ (['spread', 'turns', 'lines']);
/** Steps a second. */
const SPEEDS = ['1', '2', '4', '8'];
const WIDTHS = /** @type {const} */ ([['320', '320'], ['480', '480'], ['640', '640'], ['960', '960']]);
const MOST_FRAMES = 600;

/** @typedef {typeof RULES[number]} Rule */

/**
 * The settings of an animation, as long as the page is open; the range is that of the run.
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
  #closed;
  #range;
  #tally = element('p', {class: 'tally', role: 'status'});
  #frameCount = element('p', {class: 'note'});
  #progress = /** @type {HTMLProgressElement} */ (element('progress', {'hidden': true, 'aria-label': words('frames')}));
  #result = element('div');
  #create = /** @type {HTMLButtonElement} */ (button(words('create'), () => this.#start(), 'primary'));
  #cancel = /** @type {HTMLButtonElement} */ (button(words('cancel'), () => this.#running?.abort()));
  /** @type {AbortController | null} */
  #running = null;
  #turn = 0;

  /** @param {import('../../web/src/index.js').SudokuScope} scope */
  constructor(scope) {
    this.#scope = scope;
    this.#run = scope.run;
    this.#range = {from: 0, to: this.#run.length};
    const {body, say, closed} = openSheet(words('animation'));
    this.#say = say;
    this.#closed = closed;
    closed.addEventListener('abort', () => this.#running?.abort());
    body.append(element('div', {class: 'settings'}, ...this.#fields()), this.#tally,
      element('div', {class: 'actions'}, this.#create, this.#cancel), this.#progress, this.#frameCount, this.#result);
    this.#show();
    this.#weigh();
  }

  #fields() {
    const most = this.#run.length;
    const choices = RULES.map((rule) => /** @type {const} */ ([rule, words(`steps.${rule}`)]));
    const rules = choiceField(words('steps'), choices, settings.rule, (rule) => this.#set({rule}));
    const speeds = SPEEDS.map((steps) => /** @type {const} */ ([steps, words('speed.of', {steps})]));
    rules.classList.add('full');
    return [
      rules,
      numberField(words('from-step'), {least: 0, most, value: 0}, (from) => this.#narrow({from})),
      numberField(words('to-step'), {least: 0, most, value: most}, (to) => this.#narrow({to})),
      numberField(words('most-frames'), {least: 2, most: MOST_FRAMES, value: settings.most},
        (frames) => this.#set({most: frames})),
      choiceField(words('speed'), speeds, settings.perSecond, (perSecond) => this.#set({perSecond})),
      choiceField(words('width'), WIDTHS, settings.width, (width) => this.#set({width})),
      themeField(settings.theme, (theme) => this.#set({theme})),
      candidatesField(settings.candidates, (candidates) => this.#set({candidates})),
      checkField(words('sentence'), settings.caption, (caption) => this.#set({caption})),
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
    this.#tally.textContent = words(isCut ? 'weight.cut' : 'weight', {frames: steps.length, seconds});
    this.#create.disabled = !steps.length || Boolean(this.#running);
  }

  async #start() {
    const {signal} = this.#running = new AbortController();
    this.#show();
    this.#cancel.focus();
    try {
      this.#result.replaceChildren(finished(await this.#animate(signal), this.#say, this.#closed));
      this.#say(words('done'));
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
      this.#frameCount.textContent = words('frame', {frame: frames, frames: total});
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
 * @param {Animation} made @param {(word: string) => void} say @param {AbortSignal} closed
 */
function finished({file, width, height, frames}, say, closed) {
  const url = URL.createObjectURL(file);
  closed.addEventListener('abort', () => URL.revokeObjectURL(url));
  const image = /** @type {HTMLImageElement} */ (element('img', {
    class: 'shot', alt: words('the-animation'), hidden: true,
  }));
  const watch = button(words('watch'), () => {
    image.hidden = !image.hidden;
    watch.textContent = words(image.hidden ? 'watch' : 'stop');
    if (image.hidden) image.removeAttribute('src');
    else image.src = url;
  });
  const size = fileSize(file.size);
  return element('div', {}, element('p', {class: 'tally'},
    words('file', {frames, width: String(width), height: String(height), size})),
  element('div', {class: 'actions'}, button(words('save-gif'), () => {
    saveFile(file, 'sudoku.gif');
    say(words('saved'));
  }), watch), image);
}
