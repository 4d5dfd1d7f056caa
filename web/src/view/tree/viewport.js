/**
 * The visible part of the tree, and its scale. Neither rows nor levels shrink further than they must to be seen, so
 * that a tree of very many rows, zoomed far out, still takes the width there is. No document, so that it can be tested.
 */

/** A row and the room round the tree, in pixels. */
const ROW = 20;
const PAD = {left: 13, top: 8, bottom: 4};
/** A level, where its label is short. */
const LEAST_LEVEL = 69;
/** Room of a level beside its label. */
const BESIDE_LABEL = 35;
const LEAST_BESIDE_LABEL = 20;
/** Labels are 12 px high, or larger. */
const LABELLED_ROW = 13;
const MOST_ZOOM = 3;
/** A tree that fits when it is made this much smaller is shown whole at first. */
const FAIRLY_LARGE = 0.65;

export class TreeViewport {
  zoom = 1;
  left = 0;
  top = 0;
  width = 0;
  height = 0;
  rows = 1;
  depths = 0;
  #label = 0;
  #right = 0;

  /**
   * Another tree, or the same one folded otherwise.
   * @param {{rows: number, depths: number}} layout
   * @param {number} label the widest label beside an edge, in pixels
   * @param {number} right the room that is kept at the right
   */
  setTree({rows, depths}, label, right) {
    this.#change(() => {
      this.rows = rows;
      this.depths = depths;
      this.#label = label;
      this.#right = right;
    });
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.#change(() => {
      this.width = width;
      this.height = height;
    });
  }

  /** The level's width that labels want. */
  get #level() {
    return Math.max(LEAST_LEVEL, this.#label + BESIDE_LABEL);
  }

  /** The zoom at which all levels stand side by side. */
  get #fittingDepths() {
    return Math.min(1, (this.width - PAD.left - this.#right) / Math.max(1, this.depths) / this.#level);
  }

  /** The zoom at which all rows are seen. */
  get #fittingRows() {
    return Math.min(1, (this.height - PAD.top - PAD.bottom) / (this.rows * ROW));
  }

  get rowHeight() {
    return ROW * Math.max(this.zoom, this.#fittingRows);
  }

  get levelWidth() {
    return this.#level * Math.max(this.zoom, this.#fittingDepths);
  }

  /** True if there is room for the labels of nodes. */
  get hasLabels() {
    return this.rowHeight >= LABELLED_ROW && this.levelWidth >= this.#label + LEAST_BESIDE_LABEL;
  }

  /** @param {number} depth */
  x(depth) {
    return PAD.left + depth * this.levelWidth - this.left;
  }

  /** @param {number} row */
  y(row) {
    return PAD.top + row * this.rowHeight - this.top;
  }

  /** @param {number} x */
  depthAt(x) {
    return (x + this.left - PAD.left) / this.levelWidth;
  }

  /** @param {number} y */
  rowAt(y) {
    return (y + this.top - PAD.top) / this.rowHeight;
  }

  get contentWidth() {
    return PAD.left + this.depths * this.levelWidth + this.#right;
  }

  get contentHeight() {
    return PAD.top + this.rows * this.rowHeight + PAD.bottom;
  }

  /** The zoom at which the whole tree is seen. */
  get fitting() {
    return Math.max(1e-6, Math.min(this.#fittingRows, this.#fittingDepths));
  }

  /** True if the whole tree would be too small to be read. */
  get isLarge() {
    return this.fitting < FAIRLY_LARGE;
  }

  /** True if all of it is seen. */
  get showsAll() {
    return this.contentWidth <= this.width + 1 && this.contentHeight <= this.height + 1;
  }

  /** The zoom to begin with: all of it where that can be read, else full size. */
  settle() {
    this.zoom = this.isLarge ? 1 : this.fitting;
    this.left = this.top = 0;
    this.#clamp();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {boolean} whether that was possible
   */
  panBy(x, y) {
    const {left, top} = this;
    this.left += x;
    this.top += y;
    this.#clamp();
    return left !== this.left || top !== this.top;
  }

  /**
   * Changes the zoom; what is at a point stays there.
   * @param {number} zoom
   * @param {number} [x]
   * @param {number} [y]
   */
  zoomTo(zoom, x = this.width / 2, y = this.height / 2) {
    const [depth, row] = [this.depthAt(x), this.rowAt(y)];
    this.zoom = Math.min(MOST_ZOOM, Math.max(this.fitting, zoom));
    this.panBy(this.x(depth) - x, this.y(row) - y);
  }

  /**
   * Brings a node into view, only if it must: sideways so that a level is seen beside it, up and down to the middle.
   * @param {number} depth
   * @param {number} row
   */
  reveal(depth, row) {
    const [x, y] = [this.x(depth), this.y(row)];
    const aside = Math.min(this.levelWidth, this.width / 3);
    const above = Math.min(ROW, this.height / 3);
    const left = x < PAD.left + this.#label ? x - aside : x > this.width - PAD.left ? x + aside - this.width : 0;
    this.panBy(left, y < above || y > this.height - above ? y - this.height / 2 : 0);
  }

  /** Keeps the whole tree in view through a change, as long as it can be read. @param {() => void} change */
  #change(change) {
    const wasWhole = this.zoom <= this.fitting;
    change();
    if (wasWhole && !this.isLarge) this.zoom = this.fitting;
    this.#clamp();
  }

  #clamp() {
    this.zoom = Math.max(this.fitting, this.zoom);
    this.left = Math.max(0, Math.min(this.left, this.contentWidth - this.width));
    this.top = Math.max(0, Math.min(this.top, this.contentHeight - this.height));
  }
}
