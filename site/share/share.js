/**
 * Sharing what is shown: the link as readable and as short, with as much of the state as one likes, as a QR code, and
 * by what the device has for it. Loaded when it is first asked for.
 */
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {download} from '../common/download.js';
import {action, group, openSheet} from '../common/sheet.js';
import {formatStrategy, loadLinkCodes, parseLink, strategyName} from '../../web/src/index.js';

/** @typedef {import('../../web/src/index.js').LinkParts} LinkParts */
/** @typedef {(message: string) => void} Say */
/** @typedef {{part: string, box: HTMLInputElement, label: HTMLElement}} Choice a part that may be left out */

/** What stands in the place of a part that is left out. @type {Record<string, Partial<LinkParts>>} */
const LEFT_OUT = {state: {state: ''}, strategy: {strategy: {}}, step: {step: 0}, view: {view: '', speed: 1}};
/** Without these, a step would be another step. */
const NEEDED_BY_STEP = ['state', 'strategy'];

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {import('../../web/src/index.js').SudokuScope} scope
 */
export async function openShare(engine, scope) {
  const {body, say} = openSheet('Share');
  const [link, read, codes] = [parseLink(scope.toLink()), await engine.parse(scope.toLink()), await loadLinkCodes()];
  if (!link.ok || !read.ok) return say('There is nothing to share yet.');
  const short = codes.formatPuzzleCode(read.puzzle);
  const readable = linkField('Readable link', 'It shows the digits, and can be written by hand.', say);
  const brief = linkField('Short link', 'The same in fewer characters.', say);
  const code = element('div');
  const choices = choicesIn(link.link, show);

  async function show() {
    const isIn = (/** @type {string} */ part) => choices.find((choice) => choice.part === part)?.box.checked ?? true;
    const step = choices.find(({part}) => part === 'step');
    if (step) step.box.disabled = !NEEDED_BY_STEP.every(isIn);
    const out = choices.filter(({box}) => !box.checked || box.disabled);
    const instead = Object.assign({}, ...out.map(({part}) => LEFT_OUT[part]));
    readable.fill(scope.toLink(instead));
    brief.fill(scope.toLink({...instead, short}));
    code.replaceChildren(await codeGroup(brief.address(), say));
  }

  if (choices.length) {
    body.append(element('fieldset', {}, element('legend', {class: 'hidden'}, 'What the link includes'),
      ...choices.map(({label}) => label)));
  }
  body.append(readable.root, brief.root, code);
  await show();
}

/**
 * @param {import('../../web/src/index.js').Link} link
 * @param {() => void} onchange
 * @returns {Choice[]}
 */
function choicesIn({state, strategy, step, view, speed}, onchange) {
  const parts = [
    state ? ['state', 'Placed digits and marks'] : [],
    formatStrategy(strategy) ? ['strategy', strategyName(strategy)] : [],
    step ? ['step', `Step ${step.toLocaleString('en')}`] : [],
    view || speed !== 1 ? ['view', view ? 'Open panel and speed' : 'Speed'] : [],
  ];
  return parts.filter(({length}) => length).map(([part, text]) => {
    const box = /** @type {HTMLInputElement} */ (element('input', {type: 'checkbox', checked: true, onchange}));
    return {part, box, label: element('label', {}, box, text)};
  });
}

/** A link that can be read, copied and sent. @param {string} name @param {string} note @param {Say} say */
function linkField(name, note, say) {
  const field = /** @type {HTMLInputElement} */ (element('input',
    {type: 'text', readonly: true, class: 'link', spellcheck: 'false', 'aria-label': name}));
  field.addEventListener('focus', () => field.select());
  const length = element('span', {});
  const send = typeof navigator.share === 'function' ? [action('Send', `the ${name.toLowerCase()}`, () => {
    // The reader may think better of it: that is no error.
    navigator.share({title: 'Sudoku', url: field.value}).catch(() => {});
  })] : [];
  return {
    root: group(name, element('p', {class: 'note'}, `${note} `, length), element('div', {class: 'field'}, field,
      action('Copy', `the ${name.toLowerCase()}`, () => copy(field.value, name, say)), ...send)),
    address: () => field.value,
    /** @param {string} fragment */
    fill(fragment) {
      field.value = location.href.split(/[?#]/)[0] + fragment;
      length.textContent = `${field.value.length.toLocaleString('en')} characters.`;
    },
  };
}

/** @param {string} address @param {Say} say */
async function codeGroup(address, say) {
  const {qrCode} = await import('./qr.js');
  const picture = qrCode(address, 'QR code of the short link');
  if (!picture) {
    return group('QR code', element('p', {class: 'note'}, 'The link is too long for a readable QR code.'));
  }
  return group('QR code', element('div', {class: 'code'}, picture, button('Save as SVG', () => {
    download(new XMLSerializer().serializeToString(picture), 'sudoku-link.svg', 'image/svg+xml');
    say('Saved.');
  })));
}
