/** The search tree of a run, linked both ways: it shows where the step is, and a node that is clicked is gone to. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {geometryOf} from '../../grid/geometry.js';
import {TreeSource} from '../../run/tree-source.js';
import {nodeNote} from '../../words/tree-words.js';
import {element, setText} from '../dom.js';
import {TREE_CSS} from './css.js';
import {TreeWidget} from './widget.js';

/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Timeline} Timeline */
/** @typedef {import('../panels/panels.js').PanelContext} PanelContext */

const say = speaker('panels', panels);

/** @param {PanelContext} context @returns {import('../panels/panels.js').Panel} */
export function treePanel(context) {
  return new TreePanel(context);
}

class TreePanel {
  css = TREE_CSS;
  #count = element('span', {class: 'tree-count'});
  #words = element('p');
  #note = element('div', {class: 'tree-note'}, this.#words);
  #empty = element('p', {class: 'tree-empty'}, say('tree.single'));
  #fold = tool(say.parts('tree.fold'), 'tree-fold');
  #out = tool([{text: '−'}], 'tree-zoom', say('tree.zoom-out'));
  #in = tool([{text: '+'}], 'tree-zoom', say('tree.zoom-in'));
  #fit = tool(say.parts('tree.fit'), 'tree-zoom');
  #tools = element('div', {class: 'tree-tools'}, this.#fold, this.#out, this.#in, this.#fit);
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {TreeSource | null} */
  #source = null;
  /** @type {Moment | null} */
  #moment = null;
  /** The node whose note is shown or awaited. */
  #noted = '';

  /** @param {PanelContext} context */
  constructor(context) {
    this.context = context;
    this.widget = new TreeWidget({
      seek: (step) => context.seek(step),
      open: (row) => this.#source?.open(row).catch(() => {}),
      look: (model, node) => this.#tell(model, node),
      change: () => this.#showTools(),
    });
    this.root = element('div', {class: 'tree', part: 'tree', role: 'group', 'aria-label': say('tree')},
      element('div', {class: 'tree-head'},
        element('span', {class: 'tree-title'}, say('tree')), this.#count, this.#tools),
      this.#empty, this.widget.picture.root, this.#note);
    this.#fold.addEventListener('click', () => this.widget.foldFailed(!this.widget.model?.foldsFailed));
    this.#out.addEventListener('click', () => this.widget.picture.zoom('out'));
    this.#in.addEventListener('click', () => this.widget.picture.zoom('in'));
    this.#fit.addEventListener('click', () => this.widget.picture.zoom('fit'));
  }

  /** @param {Timeline | null} timeline */
  setTimeline(timeline) {
    this.#timeline = timeline;
    this.#moment = null;
    this.#source = timeline && new TreeSource(timeline.run, () => this.#grown(timeline));
    this.widget.clear(this.#naming);
    this.#showCount();
    this.refresh();
  }

  /** @param {Moment} moment */
  showStep(moment) {
    this.#moment = moment;
    this.#placeStep();
    this.#showCount();
    this.refresh();
  }

  refresh() {
    this.#source?.renew().catch(() => {});
    this.#showCount();
  }

  /** After a change of theme. */
  recolor() {
    this.widget.picture.recolor();
  }

  /** @returns {import('../../words/tree-words.js').Naming | null} */
  get #naming() {
    if (!this.#timeline) return null;
    return {shape: geometryOf(this.#timeline.run.puzzle), notation: this.context.notation()};
  }

  /** There is more of the tree. @param {Timeline} timeline */
  #grown(timeline) {
    const tree = this.#source?.tree;
    if (timeline !== this.#timeline || !tree) return;
    this.widget.show(tree, this.#source?.untried ?? new Map());
    this.#placeStep();
  }

  #placeStep() {
    if (!this.#moment) return;
    const {index, state, event} = this.#moment;
    this.widget.showStep(index, state.path.length, event?.kind === 'conflict');
  }

  /** "27 nodes, 2 open"; where there was no guess, that is said in place of a tree. */
  #showCount() {
    const {nodes = 0, guesses = 0} = this.#timeline?.run.stats ?? {};
    const open = this.#moment?.state.path.length ?? 0;
    setText(this.#count, !nodes ? '' : say(open ? 'tree.open' : 'tree.nodes', {count: nodes, open}));
    const isSingle = guesses === 0;
    this.#empty.hidden = !isSingle || this.#timeline?.run.status === 'running' || !this.#timeline;
    this.widget.picture.root.hidden = this.#note.hidden = this.#tools.hidden = isSingle;
  }

  #showTools() {
    const {model, picture: {view}} = this.widget;
    this.#fold.setAttribute('aria-pressed', String(model?.foldsFailed ?? false));
    this.#out.setAttribute('aria-disabled', String(view.zoom <= view.fitting));
    this.#fit.setAttribute('aria-disabled', String(view.showsAll));
  }

  /**
   * Tells of a node in the line below the tree; why it failed is only known once the run was asked.
   * @param {import('./model.js').TreeModel | null} model
   * @param {number} node
   */
  async #tell(model, node) {
    const [timeline, naming] = [this.#timeline, this.#naming];
    const {row, shape} = model?.layout ?? {row: [], shape: []};
    const known = node < 0 ? '' : `${row[node]} ${shape[node]} ${model?.tree.parent.length}`;
    if (known === this.#noted) return;
    this.#noted = known;
    if (!model || !timeline || !naming || node < 0) {
      setText(this.#words, '');
      return;
    }
    const words = await nodeNote(naming, timeline, model.tree, model.layout, node).catch(() => '');
    if (known === this.#noted && timeline === this.#timeline) setText(this.#words, words);
  }
}

/**
 * A button; words that it can do without have a class, too.
 * @param {import('../../language/catalogue.js').Part[]} parts @param {string} kind @param {string} [name]
 */
function tool(parts, kind, name) {
  return element('button', {'type': 'button', 'class': kind, 'aria-label': name},
    ...parts.map(({text, mark}) => (mark ? element('span', {class: 'more-words'}, text) : text)));
}
