/** The sheet that takes the step that is shown as a picture: copied, saved as PNG or SVG. Loaded when it is opened. */
import {count, pictures} from '../../web/src/index.js';
import {copyPicture} from '../common/clipboard.js';
import {button, byId, element} from '../common/dom.js';
import {download} from '../common/download.js';
import {checkField, choiceField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {pngOf} from '../common/raster.js';
import {openSheet} from '../common/sheet.js';

/** @typedef {import('../../web/src/view/picture/pictures.js').Shot} Shot */
/** @typedef {'light' | 'dark'} Theme */
/** @typedef {'auto' | 'all' | 'focus' | 'none'} Candidates */

/** Both themes, for a choice. */
export const THEMES = /** @type {const} */ ([['light', 'Light'], ['dark', 'Dark']]);
/** Which candidates are drawn, for a choice. */
export const CANDIDATES = /** @type {const} */ ([
  ['auto', 'As shown'], ['all', 'All'], ['focus', 'Of the step'], ['none', 'None'],
]);
/** Pixels of a PNG for each of the picture. */
const SCALES = ['1', '2', '4'];
/** Pixels of a PNG that every browser has room for. */
const MOST_PIXELS = 16e6;

/** The theme that is on. @returns {Theme} */
export function currentTheme() {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/**
 * What pictures call the puzzle and its cells: as the page does.
 * @param {import('../../web/src/index.js').SudokuScope} scope
 */
export function namesOf(scope) {
  const notation = scope.getAttribute('notation') === 'r1c1' ? /** @type {const} */ ('r1c1') : undefined;
  return {notation, label: byId('caption').textContent || undefined};
}

/**
 * What a picture is like, as long as the page is open.
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
  const {run, step} = scope;
  const {body, say, closed} = openSheet('Picture');
  const image = /** @type {HTMLImageElement} */ (element('img', {class: 'shot'}));
  const size = element('p', {class: 'note', role: 'status'});
  const name = `sudoku-step-${step}`;
  /** The picture by the latest settings. @type {Promise<Shot>} */
  let drawing;
  closed.addEventListener('abort', () => URL.revokeObjectURL(image.src));

  async function draw() {
    const {theme, candidates, caption} = settings;
    const options = {...namesOf(scope), theme: theme ?? currentTheme(), candidates, caption};
    return (await pictures(run, options)).at(step);
  }

  async function show() {
    const mine = drawing = draw();
    const shot = await mine;
    if (mine !== drawing) return;
    URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(new Blob([shot.svg], {type: 'image/svg+xml'}));
    image.alt = `The board. ${shot.words.map(({text}) => text).join('')}`;
    const [across, down] = [shot.width, shot.height].map((side) => count(side * scaleOf(shot)));
    size.textContent = `The PNG has ${across} × ${down} pixels; the SVG is sharp at any size.`;
  }

  /** @param {Partial<typeof settings>} changed */
  function set(changed) {
    Object.assign(settings, changed);
    show();
  }

  const png = async () => {
    const shot = await drawing;
    return pngOf(shot, scaleOf(shot));
  };
  const save = (/** @type {Blob} */ blob, /** @type {string} */ ending) => {
    download(blob, `${name}.${ending}`);
    say('Saved.');
  };

  body.append(
    element('div', {class: 'shot-frame'}, image),
    element('div', {class: 'settings'},
      choiceField('Theme', THEMES, settings.theme ?? currentTheme(), (theme) => set({theme})),
      choiceField('Candidates', CANDIDATES, settings.candidates, (candidates) => set({candidates})),
      choiceField('Size of the PNG', SCALES.map((scale) => /** @type {const} */ ([scale, `${scale}×`])),
        String(settings.scale), (scale) => set({scale: Number(scale)})),
      checkField('Include the sentence', settings.caption, (caption) => set({caption}))),
    size,
    element('div', {class: 'actions'},
      button('Copy', () => copyPicture(png(), say), 'primary'),
      button('Save as PNG', () => png().then((blob) => save(blob, 'png'), (error) => say(error.message))),
      button('Save as SVG', async () => save(new Blob([(await drawing).svg], {type: 'image/svg+xml'}), 'svg'))));
  await show();
}
