/** Holds the panels: one behind the tabs, and where there is room for two, another below it. */

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

/** No panel, but a tab where there is one. */
const LENS = {name: 'Lens', word: 'lens'};

export class PanelRack {
  #tabs = new Tabs((name) => this.#choose(name));
  #below = element('div', {class: 'below', hidden: true});
  #split;
  #full = element('button', {type: 'button', class: 'full-height', 'aria-label': 'Full height', 'aria-pressed': 'false',
    title: 'Full height'}, icon('full'));
  /** The name of the panel that stands below, or an empty string. */
  #lower = '';
  /** Those that were loaded, by name. @type {Map<string, Panel>} */
  #panels = new Map();
  /** Whose run is an older one. @type {Set<string>} */
  #stale = new Set();
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {import('../board/lens.js').Lens | null} */
  #lens = null;
  /** @type {Room} */
  #room = 'one';
  /** The tab that is open where none was chosen. */
  #first = '';

  /**
   * @param {Omit<PanelContext, 'tally'>} context
   * @param {() => void} drawLens
   */
  constructor(context, drawLens) {
    /** @type {PanelContext} */
    this.context = {...context, tally: (name, number) => this.#tabs.tally(name, number)};
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
    if (this.#tabs.current === LENS.name) this.drawLens();
    for (const name of this.#open()) this.#panels.get(name)?.recolor?.();
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
    for (const name of this.#open()) this.#bring(name);
  }

  /** After a change of theme. */
  recolor() {
    for (const panel of this.#panels.values()) panel.recolor?.();
  }

  /** The run has grown, or ended. */
  refresh() {
    this.#arrange();
    for (const name of this.#open()) this.#panels.get(name)?.refresh();
  }

  /**
   * Whether the tree has its place below: only where there is something to see in it.
   * @param {string[]} names of the panels that are offered
   * @param {boolean} isLens whether the lens is above it
   */
  #hasBelow(names, isLens) {
    const hasRoom = this.#room === 'tall' || (this.#room === 'two' && !isLens);
    return hasRoom && names.includes(BELOW) && (this.#timeline?.run.stats.maxDepth ?? 0) > 0;
  }

  /** Names of the panels that are to be seen. */
  #open() {
    if (this.#room === 'none') return [];
    return [this.#tabs.current, ...(this.#lower ? [this.#lower] : [])];
  }

  /** Gives every panel its place. */
  #arrange() {
    const {setting} = this.context;
    const names = offered(setting('view'), ['compact', 'none'].includes(setting('controls')));
    const chosen = [LENS, ...PANELS].find(({word}) => word === setting('panel'))?.name ?? '';
    const hasBelow = this.#hasBelow(names, this.#lens !== null && ['', LENS.name].includes(chosen));
    const tabs = [...(this.#lens ? [LENS.name] : []), ...names.filter((name) => !(hasBelow && name === BELOW))];
    this.#first = tabs[0] ?? '';
    const current = tabs.includes(chosen) ? chosen : this.#first;
    const hasTwo = this.#room === 'two' || this.#room === 'tall';
    const companion = hasTwo && tabs.includes(COMPANIONS[current]) ? COMPANIONS[current] : '';
    this.#lower = hasBelow ? BELOW : companion;
    this.#below.hidden = this.#split.root.hidden = !this.#lower;
    this.#tabs.offer(tabs);
    this.#tabs.show(current, this.#lower);
    const open = this.#open();
    for (const name of tabs) if (!open.includes(name)) this.#tabs.tally(name, 0);
    for (const name of open) this.#bring(name);
  }

  /** @param {string} name */
  #choose(name) {
    const word = [LENS, ...PANELS].find((tab) => tab.name === name)?.word ?? '';
    this.context.setting('panel', name === this.#first ? '' : word);
    this.#arrange();
  }

  /** Puts a panel where it is seen, and the step into it. @param {string} name */
  #bring(name) {
    if (name === LENS.name) {
      if (this.#lens) this.#tabs.fill(this.#lens.root);
      this.drawLens();
      return;
    }
    const panel = this.#panels.get(name);
    if (!panel) {
      this.#load(name);
      return;
    }
    if (name === this.#tabs.current) this.#tabs.fill(panel.root, panel.aside);
    else if (panel.root.parentNode !== this.#below) this.#below.replaceChildren(panel.root);
    if (this.#stale.delete(name)) panel.setTimeline(this.#timeline);
    if (this.#moment) panel.showStep(this.#moment);
  }

  /** @param {string} name */
  #load(name) {
    const made = PANELS.find((panel) => panel.name === name)?.load();
    if (made instanceof Promise) made.then((make) => this.#add(name, make), () => {});
    else if (made) this.#add(name, made);
  }

  /** @param {string} name @param {import('./panels.js').MakePanel} make */
  #add(name, make) {
    if (this.#panels.has(name)) return;
    const panel = make(this.context);
    const root = this.#below.getRootNode();
    if (panel.css && root instanceof ShadowRoot) adopt(root, panel.css);
    this.#panels.set(name, panel);
    this.#stale.add(name);
    if (this.#open().includes(name)) this.#bring(name);
  }
}
