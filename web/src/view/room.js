/** How much room there is for board and panels, by the width of the element and the height of the window. */

import {ROOMS} from './board/layout.js';

/**
 * For how many panels at once; tall: for two, even where one is the lens.
 * @typedef {'none' | 'one' | 'two' | 'tall'} Panels
 */

/** The size of type where it is not enlarged: all widths are meant with it. */
const TYPE_SIZE = 14;
/** Room above and below the board when the window's height is the limit. */
const OTHER_HEIGHT = 255;
/** The least height of a board with the line of its rules, beside the panels, and of a grid above them. */
const LEAST_BOARD = 269;
const LEAST_GRID = 380;
/** In a window that lies and is this low, the board is as high as the page's head and the title leave room for. */
const LOW = 660;
const ABOVE_LYING = 81;
const LEAST_LYING = 560;
/** In one column with much room: the page's head, the title, the sentence below the grid, the transport. */
const BESIDE_NARROW = 386;
/** The share of the window that the transport may keep; a higher one scrolls away. */
const MOST_BAR = 0.3;
/** Narrower elements have one column. */
const LEAST_COLUMNS = 720;
/** Narrower embeds have no room for tabs. */
const LEAST_TABS = 600;
/** From here on there is room for two panels, one above the other. */
const LEAST_TWO = 960;
/** In windows of this height the lens leaves room for the tree. */
const LEAST_LENS_AND_TREE = 960;
/** How wide the board of an embed is beside its panels. */
const EMBED_BOARD = 398;

export class Extent {
  /** Of the element, and of what holds the board, once they were measured. */
  #width = 0;
  #leftWidth = 0;
  /** Pixels of a unit of type, 1 where type has its usual size. */
  #unit = 1;
  /** The height of the line above the board that names other rules. */
  #ruleHeight = 0;
  #isEmbed = false;
  #isPresenting = false;
  /** True if the transport takes too much of the window to stay in it. */
  isBarTall = false;

  get width() {
    return this.#width;
  }

  /**
   * @param {Element | undefined} host the element
   * @param {boolean} isEmbed
   * @param {HTMLElement} left holds the board
   * @param {HTMLElement} bar the transport
   * @param {HTMLElement} rules the line that names other rules
   */
  measure(host, isEmbed, left, bar, rules) {
    this.#ruleHeight = rules.offsetHeight;
    this.#width = host?.clientWidth ?? 0;
    this.#isEmbed = isEmbed;
    this.#isPresenting = host?.hasAttribute('present') ?? false;
    this.#leftWidth = left.clientWidth;
    this.#unit = host ? parseFloat(getComputedStyle(host).fontSize) / TYPE_SIZE || 1 : 1;
    this.isBarTall = bar.offsetHeight > MOST_BAR * innerHeight;
  }

  /** @returns {Panels} */
  get panels() {
    if (this.#isPresenting) return 'one';
    const width = this.#width / this.#unit;
    if (this.#isEmbed) return width < LEAST_TABS ? 'none' : 'one';
    if (width < LEAST_TWO) return 'one';
    return innerHeight < LEAST_LENS_AND_TREE * this.#unit ? 'two' : 'tall';
  }

  /**
   * The pixels that the board may take across and down, and the room round its grid.
   * @returns {[number, number, import('./board/layout.js').Room]}
   */
  get board() {
    const width = this.#width;
    if (this.#isPresenting) return [this.#leftWidth, innerHeight - this.#ruleHeight, ROOMS.wide];
    if (this.#isEmbed) return [width < LEAST_TABS * this.#unit ? width - 2 : EMBED_BOARD, Infinity, ROOMS.embed];
    const isNarrow = this.#isNarrow;
    const across = isNarrow && width < LEAST_LYING ? width : this.#leftWidth;
    return [across, this.#boardHeight, isNarrow || this.isLying ? ROOMS.narrow : ROOMS.wide];
  }

  /** True if everything has one column: in little width, and on a tablet that stands. */
  get #isNarrow() {
    if (this.isLying) return false;
    const least = matchMedia('(orientation: portrait)').matches ? LEAST_TWO : LEAST_COLUMNS;
    return this.#width < least * this.#unit;
  }

  /** True on a phone that lies, and in as low a window. */
  get isLying() {
    return innerHeight < Math.min(LOW, innerWidth) && this.#width >= LEAST_LYING;
  }

  /** How high the board may be beside everything that is in sight with it. */
  get #boardHeight() {
    const isFrame = self !== top;  // whose height follows what it holds
    if (this.#isNarrow) {
      if (isFrame || this.#width < LEAST_LYING) return Infinity;
      const grid = Math.max(LEAST_GRID, innerHeight - BESIDE_NARROW * this.#unit - this.#ruleHeight);
      return grid + ROOMS.narrow.top + ROOMS.narrow.bottom;
    }
    const others = !isFrame && this.isLying ? ABOVE_LYING * this.#unit : OTHER_HEIGHT;
    return Math.max(LEAST_BOARD, innerHeight - others) - this.#ruleHeight;
  }
}
