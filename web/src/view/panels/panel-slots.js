/** Holds the panels: one behind the tabs, and where there is room for two, another below it. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {element} from '../dom.js';
import {icon} from '../icons.js';
import {BELOW, COMPANIONS, PANELS, offered} from './panels.js';
import {Split} from './split.js';
import {adopt} from '../style-sheet.js';
import {Tabs} from './tabs.js';

/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Timeline} Timeline */
/** @typedef {import('./panels.js').Panel} Panel */
/** @typedef {import('./panels.js').PanelContext} PanelContext */
/** @typedef {import('../room.js').Panels} Room */

/** @typedef {import('./panels.js').Word} Word */

const say = speaker('panels', panels);

/** No panel, but a tab if there is one. */
const LENS = /** @type {const} */ ('lens');
/** Values of the attribute `panel`. */
const WORDS = [LENS, ...PANELS.map(({word}) => word)];

export class PanelTabs {
  #tabs = new Tabs((word) => this.#choose(word));
  #below = element('div', {class: 'below', hidden: true});
  #split;
  #full = element('button', {
    'type': 'button', 'class': 'full-height', 'aria-label': say('full-height'), 'aria-pressed': 'false',
    'title': say('full-height'),
  }, icon('full'));
  /** The panel that stands below, if there is one. @type {Word | ''} */
  #lower = '';
  /** Those that were loaded. @type {Map<string, Panel>} */
  #panels = new Map();
  /** The slots with an older run. @type {Set<string>} */
  #stale = new Set();
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {import('../board/lens.js').Lens | null} */
  #lens = null;
  /** @type {Room} */
  #room = 'one';
  /** The tab that is open where none was chosen. @type {string} */
  #first = '';

  /**
   * @param {Omit<PanelContext, 'tally'>} context
   * @param {() => void} drawLens
   */
  constructor(context, drawLens) {
    /** @type {PanelContext} */
    this.context = {...context, tally: (word, number) => this.#tabs.tally(word, number)};
    this.drawLens = drawLens;
    const [row, panel] = this.#tabs.nodes;
    row.append(this.#full);
    this.#split = new Split(panel, this.#below, () => this.#fit());
    this.#full.addEventListener('click', () => {
      const isFull = panel.parentElement?.classList.toggle('full') ?? false;
      this.#full.setAttribute('aria-pressed', String(isFull));
      this.#fit();
    });
  }

  /** The panels have another size: what depends on it is drawn anew. */
  #fit() {
    if (this.#tabs.current === LENS) this.drawLens();
    for (const word of this.#open()) this.#panels.get(word)?.recolor?.();
    if (this.#moment) this.showStep(this.#moment);
    this.#split.refresh();
  }

  get nodes() {
    return [...this.#tabs.nodes, this.#split.root, this.#below];
  }

  /** @param {Timeline | null} timeline @param {import('../board/lens.js').Lens | null} lens */
  setTimeline(timeline, lens) {
    this.#timeline = timeline;
    this.#moment = null;
    this.#lens = lens;
    this.#stale = new Set(this.#panels.keys());
    this.#arrange();
  }

  /** @param {Room} room */
  setRoom(room) {
    if (room === this.#room) return;
    this.#room = room;
    this.#arrange();
  }

  /** @param {Moment} moment */
  showStep(moment) {
    this.#moment = moment;
    for (const word of this.#open()) this.#bring(word);
  }

  /** After a change of theme. */
  recolor() {
    for (const panel of this.#panels.values()) panel.recolor?.();
  }

  /** The run has grown, or ended. */
  refresh() {
    this.#arrange();
    for (const word of this.#open()) this.#panels.get(word)?.refresh();
  }

  /**
   * True if the tree has its place below: only where there is something to see in it.
   * @param {Word[]} words of the panels that are offered
   * @param {boolean} isLens whether the lens is above it
   */
  #hasBelow(words, isLens) {
    const hasRoom = this.#room === 'tall' || (this.#room === 'two' && !isLens);
    return hasRoom && words.includes(BELOW) && (this.#timeline?.run.stats.maxDepth ?? 0) > 0;
  }

  /** The panels that are to be seen. */
  #open() {
    if (this.#room === 'none') return [];
    return [this.#tabs.current, ...(this.#lower ? [this.#lower] : [])];
  }

  /** Gives every panel its place. */
  #arrange() {
    const {setting} = this.context;
    const isEmbed = ['compact', 'none'].includes(setting('controls'));
    const words = offered(setting('view'), isEmbed, this.#timeline?.run.puzzle.rules);
    const wanted = setting('panel');
    const chosen = WORDS.find((word) => word === wanted) ?? '';
    const hasBelow = this.#hasBelow(words, this.#lens !== null && ['', LENS].includes(chosen));
    const tabs = [...(this.#lens ? [LENS] : []), ...words.filter((word) => !(hasBelow && word === BELOW))];
    this.#first = tabs[0] ?? '';
    const current = tabs.find((word) => word === chosen) ?? tabs[0] ?? '';
    const hasTwo = this.#room === 'two' || this.#room === 'tall';
    const companion = hasTwo && tabs.includes(COMPANIONS[current]) ? COMPANIONS[current] : '';
    this.#lower = hasBelow ? BELOW : companion;
    this.#below.hidden = this.#split.root.hidden = !this.#lower;
    this.#tabs.offer(tabs);
    this.#tabs.show(current, this.#lower);
    const open = this.#open();
    for (const word of tabs) if (!open.includes(word)) this.#tabs.tally(word, 0);
    for (const word of open) this.#bring(word);
  }

  /** @param {string} word */
  #choose(word) {
    this.context.setting('panel', word === this.#first ? '' : word);
    this.#arrange();
  }

  /** Puts a panel where it is seen, and the step into it. @param {string} word */
  #bring(word) {
    if (word === LENS) {
      if (this.#lens) this.#tabs.fill(this.#lens.root);
      this.drawLens();
      return;
    }
    const panel = this.#panels.get(word);
    if (!panel) {
      this.#load(word);
      return;
    }
    if (word === this.#tabs.current) this.#tabs.fill(panel.root, panel.aside);
    else if (panel.root.parentNode !== this.#below) this.#below.replaceChildren(panel.root);
    if (this.#stale.delete(word)) panel.setTimeline(this.#timeline);
    if (this.#moment) panel.showStep(this.#moment);
  }

  /** Loads a panel; until it is there, its place is empty. @param {string} word */
  async #load(word) {
    const {make, load} = PANELS.find((panel) => panel.word === word) ?? {};
    if (make) return this.#add(word, make);
    if (word === this.#tabs.current) this.#tabs.empty(true);
    else this.#below.replaceChildren();
    const loaded = load && await this.context.load(load);
    if (loaded) this.#add(word, loaded);
    else if (word === this.#tabs.current) this.#tabs.empty(false);
  }

  /** @param {string} word @param {import('./panels.js').MakePanel} make */
  #add(word, make) {
    if (this.#panels.has(word)) return;
    const panel = make(this.context);
    const root = this.#below.getRootNode();
    if (panel.css && root instanceof ShadowRoot) adopt(root, panel.css);
    this.#panels.set(word, panel);
    this.#stale.add(word);
    if (this.#open().includes(word)) this.#bring(word);
  }
}
