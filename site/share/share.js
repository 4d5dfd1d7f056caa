/**
 * Sharing what is shown: the link as readable and as short, with as much of the state as one likes, as a QR code, and
 * by what the device has for it. Loaded when it is first asked for.
 */
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {action, group, openSheet} from '../common/sheet.js';
import {formatStrategy, loadLinkCodes, parseLink, strategyName} from '../../web/src/index.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/share.js';

/** @typedef {import('../../web/src/index.js').LinkParts} LinkParts */
/** @typedef {(message: string) => void} Say */
/** @typedef {{part: string, box: HTMLInputElement, label: HTMLElement}} Choice a part that may be left out */

const words = speaker('site/share', english);

/** The parts that stand in for a part that is left out. @type {Record<string, Partial<LinkParts>>} */
const LEFT_OUT = {state: {state: ''}, strategy: {strategy: {}}, step: {step: 0}, view: {view: '', speed: 1}};
/** Without these, a step would be another step. */
const NEEDED_BY_STEP = ['state', 'strategy'];

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {import('../../web/src/index.js').SudokuScope} scope
 */
export async function openShare(engine, scope) {
  const {body, say} = openSheet(words('share'));
  const [link, read, codes] = [parseLink(scope.toLink()), await engine.parse(scope.toLink()), await loadLinkCodes()];
  if (!link.ok || !read.ok) return say(words('nothing-yet'));
  const short = codes.formatPuzzleCode(read.puzzle);
  const readable = linkField('readable', say);
  const brief = linkField('short', say);
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
    body.append(element('fieldset', {}, element('legend', {class: 'hidden'}, words('included')),
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
    state ? ['state', words('included.state')] : [],
    formatStrategy(strategy) ? ['strategy', strategyName(strategy)] : [],
    step ? ['step', words('included.step', {step})] : [],
    view || speed !== 1 ? ['view', words(view ? 'included.panel' : 'included.speed')] : [],
  ];
  return parts.filter(({length}) => length).map(([part, text]) => {
    const box = /** @type {HTMLInputElement} */ (element('input', {type: 'checkbox', checked: true, onchange}));
    return {part, box, label: element('label', {}, box, text)};
  });
}

/** A link that can be read, copied and sent. @param {'readable' | 'short'} kind @param {Say} say */
function linkField(kind, say) {
  const name = words(kind);
  const field = /** @type {HTMLInputElement} */ (element('input',
    {type: 'text', readonly: true, class: 'link', spellcheck: 'false', 'aria-label': name}));
  field.addEventListener('focus', () => field.select());
  const length = element('span', {});
  const send = typeof navigator.share === 'function' ? [action(words.parts(`send.${kind}`), () => {
    // The reader may think better of it: that is no error.
    navigator.share({title: 'Sudoku', url: field.value}).catch(() => {});
  })] : [];
  return {
    root: group(name, element('p', {class: 'note'}, `${words(`note.${kind}`)} `, length),
      element('div', {class: 'field'}, field,
      action(words.parts(`copy.${kind}`), () => copy(field.value, name, say)), ...send)),
    address: () => field.value,
    /** @param {string} fragment */
    fill(fragment) {
      field.value = location.href.split(/[?#]/)[0] + fragment;
      length.textContent = words('length', {characters: field.value.length});
    },
  };
}

/** @param {string} address @param {Say} say */
async function codeGroup(address, say) {
  const {qrCode} = await import('./qr.js');
  const picture = qrCode(address, words('code.short'));
  if (!picture) {
    return group(words('code'), element('p', {class: 'note'}, words('code.too-long')));
  }
  return group(words('code'), element('div', {class: 'code'}, picture, button(words('save-svg'), () => {
    saveFile(new XMLSerializer().serializeToString(picture), 'sudoku-link.svg', 'image/svg+xml');
    say(words('saved'));
  })));
}
