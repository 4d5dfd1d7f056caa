/**
 * Selecting cells, and drawing, by mouse, pen and finger. A drag selects what it passes; where a finger's drag scrolls
 * the page, it does so after a long press. With the pen a drag draws: from middle to middle, or along borders where it
 * begins nearer to a corner; a tap marks the middle.
 */

const LONG_PRESS = 450;
/** A finger that moves this far is no press. */
const STILL = 10;

/**
 * @typedef {object} Selecting
 * @property {(x: number, y: number, isMiddle?: boolean) => number | null} cellAt a point of the window
 * @property {(x: number, y: number) => number | null} cornerAt the one beside a point; null between them
 * @property {(x: number, y: number) => boolean} isAtCorner whether a point is nearer to a corner than to a middle
 * @property {() => boolean} isSeveral whether taps add to what is selected
 * @property {() => boolean} isDrawing whether a drag draws a line
 * @property {(cell: number) => void} only
 * @property {(cell: number) => void} add
 * @property {(cell: number) => void} toggle
 * @property {(cell: number) => void} reach selects all up to this cell
 * @property {(cell: number) => void} like selects all that hold the same
 * @property {(stroke: {isCorner: boolean, path: number[]}, isDone: boolean) => void} draw the cells or corners that a
 *   drag of the pen has led through
 * @property {() => void} chosen the selection is made: nothing is held any longer
 */

/**
 * @param {HTMLElement} target
 * @param {Selecting} selecting
 */
export function listenToPointers(target, selecting) {
  const pointer = new Pointer(target, selecting);
  target.addEventListener('pointerdown', (event) => pointer.down(event));
  target.addEventListener('pointermove', (event) => pointer.move(event));
  target.addEventListener('pointerup', (event) => pointer.up(event));
  target.addEventListener('pointercancel', () => pointer.cancel());
  target.addEventListener('dblclick', (event) => pointer.doubleClick(event));
  target.addEventListener('touchmove', (event) => {
    if (pointer.isOurs) event.preventDefault();
  }, {passive: false});
  target.addEventListener('contextmenu', (event) => {
    if (pointer.isHeld) event.preventDefault();
  });
}

/** The pointer that is down, and what it has led through. */
class Pointer {
  #target;
  #selecting;
  #isDragging = false;
  /** True if a finger rests where it came down, and may yet scroll. */
  #isTap = false;
  #last = -1;
  #start = {x: 0, y: 0};
  /** @type {number[]} what the pen has passed: cells, or corners where it began at one */
  #path = [];
  #isCorner = false;
  /** True if the pen marks what it does not leave: with a key, or several cells, a tap adds to what is there. */
  #isMarking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} target @param {Selecting} selecting */
  constructor(target, selecting) {
    this.#target = target;
    this.#selecting = selecting;
  }

  get isHeld() {
    return this.#isTap || this.#isDragging;
  }

  /** True if its moves select, or would, so that the page is not to scroll. */
  get isOurs() {
    return this.#isDragging || (this.#isTap && this.#isDragOurs());
  }

  /** @param {PointerEvent} event */
  down(event) {
    const cell = this.#cellOf(event);
    if (cell === null || event.button !== 0) return;
    // Focus goes to the cell by way of the selection.
    event.preventDefault();
    this.#last = cell;
    this.#begin(event, cell);
    this.#start = {x: event.clientX, y: event.clientY};
    if (event.pointerType === 'touch') return this.#press(cell);
    this.#target.setPointerCapture(event.pointerId);
    this.#isDragging = true;
    if (event.shiftKey) this.#selecting.reach(cell);
    else if (event.ctrlKey || event.metaKey || this.#selecting.isSeveral()) this.#selecting.toggle(cell);
    else this.#selecting.only(cell);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.#isTap && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > STILL) {
      clearTimeout(this.#timer);
      this.#isTap = false;
      this.#isDragging = this.#isDragOurs();
      if (this.#isDragging) this.#take(this.#last);
    }
    if (this.#isDragging && this.#selecting.isDrawing()) return this.#draw(event);
    const cell = this.#isDragging ? this.#cellOf(event) : null;
    if (cell === null || cell === this.#last) return;
    this.#last = cell;
    this.#selecting.add(cell);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const selecting = this.#selecting;
    const cell = this.#cellOf(event);
    const {isHeld} = this;
    if (this.#isTap && cell !== null) selecting.isSeveral() ? selecting.toggle(cell) : selecting.only(cell);
    if (isHeld && (this.#isMarking || this.#path.length > 1)) {
      selecting.draw({isCorner: this.#isCorner, path: this.#path}, true);
    }
    this.#end();
    if (isHeld && cell !== null) selecting.chosen();
  }

  cancel() {
    if (this.#path.length > 1) this.#selecting.draw({isCorner: this.#isCorner, path: []}, true);
    this.#end();
  }

  /** @param {MouseEvent} event */
  doubleClick(event) {
    const cell = this.#cellOf(event);
    const isPlain = !this.#selecting.isSeveral() && !this.#selecting.isDrawing();
    if (cell !== null && isPlain) this.#selecting.like(cell);
  }

  /** Puts the pen down. @param {PointerEvent} event @param {number} cell */
  #begin({clientX, clientY, shiftKey, ctrlKey, metaKey}, cell) {
    const selecting = this.#selecting;
    const corner = selecting.isAtCorner(clientX, clientY) ? selecting.cornerAt(clientX, clientY) : null;
    this.#isCorner = corner !== null;
    this.#path = [corner ?? cell];
    const isPlain = !shiftKey && !ctrlKey && !metaKey;
    this.#isMarking = selecting.isDrawing() && !selecting.isSeveral() && isPlain;
  }

  /** A finger that rests selects this cell alone, and what it passes from then on. @param {number} cell */
  #press(cell) {
    clearTimeout(this.#timer);  // of another finger
    this.#isTap = true;
    this.#timer = setTimeout(() => {
      this.#isTap = false;
      this.#isDragging = true;
      this.#take(cell);
    }, LONG_PRESS);
  }

  /** The first cell of a finger's drag. @param {number} cell */
  #take(cell) {
    if (this.#selecting.isSeveral() && !this.#selecting.isDrawing()) this.#selecting.add(cell);
    else this.#selecting.only(cell);
  }

  /** The pen goes on. @param {PointerEvent} event */
  #draw(event) {
    const spot = this.#spotOf(event);
    if (spot === null || spot === this.#path.at(-1)) return;
    this.#path.push(spot);
    this.#selecting.draw({isCorner: this.#isCorner, path: this.#path}, false);
  }

  #end() {
    clearTimeout(this.#timer);
    this.#isDragging = this.#isTap = false;
    this.#last = -1;
    this.#path = [];
  }

  /** A finger's drag has nothing to scroll, or is meant to select. */
  #isDragOurs() {
    return this.#selecting.isSeveral() || this.#selecting.isDrawing() ||
      document.documentElement.scrollHeight <= innerHeight + 1;
  }

  /** @param {PointerEvent | MouseEvent} event @param {boolean} [isMiddle] */
  #cellOf(event, isMiddle) {
    return this.#selecting.cellAt(event.clientX, event.clientY, isMiddle);
  }

  /** The spot under the pen. @param {PointerEvent} event */
  #spotOf(event) {
    return this.#isCorner ? this.#selecting.cornerAt(event.clientX, event.clientY) : this.#cellOf(event, true);
  }
}
