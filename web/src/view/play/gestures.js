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
  let isDragging = false;
  let isTap = false;
  let last = -1;
  let start = {x: 0, y: 0};
  /** @type {number[]} what the pen has passed: cells, or corners where it began at one */
  let path = [];
  let isCorner = false;
  /** Whether the pen marks what it does not leave: with a key, or several cells, a tap adds to what is there. */
  let isMarking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {PointerEvent | MouseEvent} event @param {boolean} [isMiddle] */
  const cellOf = (event, isMiddle) => selecting.cellAt(event.clientX, event.clientY, isMiddle);
  /** What the pen is at. @param {PointerEvent} event */
  const spotOf = (event) =>
    (isCorner ? selecting.cornerAt(event.clientX, event.clientY) : cellOf(event, true));
  /** A finger's drag has nothing to scroll, or is meant to select. */
  const isDragOurs = () => selecting.isSeveral() || selecting.isDrawing() ||
    document.documentElement.scrollHeight <= innerHeight + 1;

  const end = () => {
    clearTimeout(timer);
    isDragging = isTap = false;
    last = -1;
    path = [];
  };

  target.addEventListener('pointerdown', (event) => {
    const cell = cellOf(event);
    if (cell === null || event.button !== 0) return;
    // Focus goes to the cell by way of the selection.
    event.preventDefault();
    last = cell;
    begin(event, cell);
    start = {x: event.clientX, y: event.clientY};
    if (event.pointerType === 'touch') return press(cell);
    target.setPointerCapture(event.pointerId);
    isDragging = true;
    if (event.shiftKey) selecting.reach(cell);
    else if (event.ctrlKey || event.metaKey || selecting.isSeveral()) selecting.toggle(cell);
    else selecting.only(cell);
  });

  /** Puts the pen down. @param {PointerEvent} event @param {number} cell */
  function begin({clientX, clientY, shiftKey, ctrlKey, metaKey}, cell) {
    const corner = selecting.isAtCorner(clientX, clientY) ? selecting.cornerAt(clientX, clientY) : null;
    isCorner = corner !== null;
    path = [corner ?? cell];
    isMarking = selecting.isDrawing() && !selecting.isSeveral() && !shiftKey && !ctrlKey && !metaKey;
  }

  /** A finger that rests selects this cell alone, and what it passes from then on. @param {number} cell */
  function press(cell) {
    isTap = true;
    timer = setTimeout(() => {
      isTap = false;
      isDragging = true;
      take(cell);
    }, LONG_PRESS);
  }

  /** The first cell of a finger's drag. @param {number} cell */
  function take(cell) {
    if (selecting.isSeveral() && !selecting.isDrawing()) selecting.add(cell);
    else selecting.only(cell);
  }

  target.addEventListener('pointermove', (event) => {
    if (isTap && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) {
      clearTimeout(timer);
      isTap = false;
      isDragging = isDragOurs();
      if (isDragging) take(last);
    }
    if (isDragging && selecting.isDrawing()) return draw(event);
    const cell = isDragging ? cellOf(event) : null;
    if (cell === null || cell === last) return;
    last = cell;
    selecting.add(cell);
  });

  /** The pen goes on. @param {PointerEvent} event */
  function draw(event) {
    const spot = spotOf(event);
    if (spot === null || spot === path.at(-1)) return;
    path.push(spot);
    selecting.draw({isCorner, path}, false);
  }

  target.addEventListener('pointerup', (event) => {
    const cell = cellOf(event);
    const isHeld = isTap || isDragging;
    if (isTap && cell !== null) selecting.isSeveral() ? selecting.toggle(cell) : selecting.only(cell);
    if (isHeld && (isMarking || path.length > 1)) selecting.draw({isCorner, path}, true);
    end();
    if (isHeld && cell !== null) selecting.chosen();
  });
  target.addEventListener('pointercancel', () => {
    if (path.length > 1) selecting.draw({isCorner, path: []}, true);
    end();
  });
  target.addEventListener('dblclick', (event) => {
    const cell = cellOf(event);
    if (cell !== null && !selecting.isSeveral() && !selecting.isDrawing()) selecting.like(cell);
  });
  target.addEventListener('touchmove', (event) => {
    if (isDragging || (isTap && isDragOurs())) event.preventDefault();
  }, {passive: false});
  target.addEventListener('contextmenu', (event) => {
    if (isTap || isDragging) event.preventDefault();
  });
}
