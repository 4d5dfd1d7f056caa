/** The sheet that takes the step that is shown as a picture: copied, saved as PNG or SVG. Loaded when it is opened. */
import {pictures} from '../../web/src/index.js';
import {copyPicture} from '../common/clipboard.js';
import {button, byId, element} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {checkField, choiceField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {pngOf} from '../common/raster.js';
import {openSheet} from '../common/sheet.js';
import {once} from '../../web/src/common/once.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/pictures.js';

/** @typedef {import('../../web/src/view/picture/pictures.js').Shot} Shot */
/** @typedef {'light' | 'dark'} Theme */
/** @typedef {'auto' | 'all' | 'focus' | 'none'} Candidates */

const words = speaker('site/pictures', english);

const THEMES = /** @type {const} */ (['light', 'dark']);
const CANDIDATES = /** @type {const} */ (['auto', 'all', 'focus', 'none']);
/** Pixels of a PNG for each of the picture. */
const SCALES = ['1', '2', '4'];
/** Pixels of a PNG that every browser has room for. */
const MOST_PIXELS = 16e6;

/**
 * A choice of the theme.
 * @param {Theme | null} theme null for that of the page
 * @param {(theme: Theme) => void} onchange
 */
export function themeField(theme, onchange) {
  const choices = THEMES.map((id) => /** @type {const} */ ([id, words(`theme.${id}`)]));
  return choiceField(words('theme'), choices, theme ?? currentTheme(), onchange);
}

/**
 * A choice of the candidates that are drawn.
 * @param {Candidates} candidates
 * @param {(candidates: Candidates) => void} onchange
 */
export function candidatesField(candidates, onchange) {
  const choices = CANDIDATES.map((id) => /** @type {const} */ ([id, words(`candidates.${id}`)]));
  return choiceField(words('candidates'), choices, candidates, onchange);
}

/** The theme that is on. @returns {Theme} */
export function currentTheme() {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/**
 * The names of the puzzle and its cells in pictures: those of the page.
 * @param {import('../../web/src/index.js').SudokuScope} scope
 */
export function namesOf(scope) {
  const notation = scope.getAttribute('notation') === 'r1c1' ? /** @type {const} */ ('r1c1') : undefined;
  return {notation, label: byId('caption').textContent || undefined};
}

/**
 * The settings of a picture, as long as the page is open.
 * @type {{theme: Theme | null, candidates: Candidates, caption: boolean, scale: number}}
 */
const settings = {theme: null, candidates: 'auto', caption: true, scale: 2};

/**
 * How many pixels each of the picture's becomes: what was chosen, as far as browsers have room for it.
 * @param {Shot} shot
 */
function scaleOf({width, height}) {
  return Math.min(settings.scale, Math.floor(Math.sqrt(MOST_PIXELS / (width * height))));
}

/** @param {import('../../web/src/index.js').SudokuScope} scope with a run */
export async function openStepPicture(scope) {
  adoptPictureLooks();
  await new PictureSheet(scope).show();
}

class PictureSheet {
  #scope;
  #run;
  #step;
  #say;
  /** Aborted when the sheet closes. */
  #closed;
  #image = /** @type {HTMLImageElement} */ (element('img', {class: 'shot'}));
  #size = element('p', {class: 'note', role: 'status'});
  /** The picture by the latest settings. */
  #shot = once(() => this.#draw());

  /** @param {import('../../web/src/index.js').SudokuScope} scope */
  constructor(scope) {
    this.#scope = scope;
    this.#run = scope.run;
    this.#step = scope.step;
    const {body, say, closed} = openSheet(words('picture'));
    this.#say = say;
    this.#closed = closed;
    closed.addEventListener('abort', () => URL.revokeObjectURL(this.#image.src));
    body.append(
      element('div', {class: 'shot-frame'}, this.#image), element('div', {class: 'settings'}, ...this.#fields()),
      this.#size, element('div', {class: 'actions'}, ...this.#buttons()));
  }

  async show() {
    const latest = this.#shot = once(() => this.#draw());
    const shot = await latest();
    if (latest !== this.#shot || this.#closed.aborted) return;
    const image = this.#image;
    URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(new Blob([shot.svg], {type: 'image/svg+xml'}));
    image.alt = words('board', {sentence: shot.words.map(({text}) => text).join('')});
    const [width, height] = [shot.width, shot.height].map((side) => side * scaleOf(shot));
    this.#size.textContent = words('size', {width, height});
  }

  #fields() {
    const scales = SCALES.map((scale) => /** @type {const} */ ([scale, `${scale}×`]));
    return [
      themeField(settings.theme, (theme) => this.#set({theme})),
      candidatesField(settings.candidates, (candidates) => this.#set({candidates})),
      choiceField(words('png-size'), scales, String(settings.scale), (scale) => this.#set({scale: Number(scale)})),
      checkField(words('sentence'), settings.caption, (caption) => this.#set({caption})),
    ];
  }

  #buttons() {
    const say = this.#say;
    return [
      button(words('copy'), () => copyPicture(this.#png(), say), 'primary'),
      button(words('save-png'),
        () => this.#png().then((blob) => this.#save(blob, 'png'), (error) => say(error.message))),
      button(words('save-svg'), async () => {
        this.#save(new Blob([(await this.#shot()).svg], {type: 'image/svg+xml'}), 'svg');
      }),
    ];
  }

  /** @param {Partial<typeof settings>} changed */
  #set(changed) {
    Object.assign(settings, changed);
    this.show();
  }

  async #draw() {
    const {theme, candidates, caption} = settings;
    const looks = {...namesOf(this.#scope), theme: theme ?? currentTheme(), candidates, caption};
    return (await pictures(this.#run, looks)).at(this.#step);
  }

  async #png() {
    const shot = await this.#shot();
    return pngOf(shot, scaleOf(shot));
  }

  /** @param {Blob} blob @param {string} ending */
  #save(blob, ending) {
    saveFile(blob, `sudoku-step-${this.#step}.${ending}`);
    this.#say(words('saved'));
  }
}
