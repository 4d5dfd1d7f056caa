/**
 * Selecting cells by mouse, pen and finger. A drag selects what it passes; with a finger it does so after a long press,
 * or while several are being selected: otherwise it scrolls the page.
 */

const LONG_PRESS = 450;
/** A finger that moves this far is no press. */
const STILL = 10;

/**
 * @typedef {object} Selecting
 * @property {(x: number, y: number) => number | null} cellAt a point of the window
 * @property {() => boolean} isSeveral whether taps add to what is selected
 * @property {() => void} startSeveral
 * @property {(cell: number) => void} only
 * @property {(cell: number) => void} add
 * @property {(cell: number) => void} toggle
 * @property {(cell: number) => void} reach selects all up to this cell
 * @property {(cell: number) => void} like selects all that hold the same
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {PointerEvent | MouseEvent} event */
  const cellOf = (event) => selecting.cellAt(event.clientX, event.clientY);

  const end = () => {
    clearTimeout(timer);
    isDragging = isTap = false;
    last = -1;
  };

  target.addEventListener('pointerdown', (event) => {
    const cell = cellOf(event);
    if (cell === null || event.button !== 0) return;
    // Focus goes to the cell by way of the selection.
    event.preventDefault();
    last = cell;
    start = {x: event.clientX, y: event.clientY};
    if (event.pointerType === 'touch') return press(cell);
    target.setPointerCapture(event.pointerId);
    isDragging = true;
    if (event.shiftKey) selecting.reach(cell);
    else if (event.ctrlKey || event.metaKey || selecting.isSeveral()) selecting.toggle(cell);
    else selecting.only(cell);
  });

  /** @param {number} cell */
  function press(cell) {
    isTap = true;
    timer = setTimeout(() => {
      isTap = false;
      isDragging = true;
      selecting.startSeveral();
      selecting.add(cell);
    }, LONG_PRESS);
  }

  target.addEventListener('pointermove', (event) => {
    if (isTap && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) {
      clearTimeout(timer);
      isTap = false;
      isDragging = selecting.isSeveral();
      if (isDragging) selecting.add(last);
    }
    const cell = isDragging ? cellOf(event) : null;
    if (cell === null || cell === last) return;
    last = cell;
    selecting.add(cell);
  });

  target.addEventListener('pointerup', (event) => {
    const cell = cellOf(event);
    if (isTap && cell !== null) selecting.isSeveral() ? selecting.toggle(cell) : selecting.only(cell);
    end();
  });
  target.addEventListener('pointercancel', end);
  target.addEventListener('dblclick', (event) => {
    const cell = cellOf(event);
    if (cell !== null && !selecting.isSeveral()) selecting.like(cell);
  });
  target.addEventListener('touchmove', (event) => {
    if (isDragging || (isTap && selecting.isSeveral())) event.preventDefault();
  }, {passive: false});
  target.addEventListener('contextmenu', (event) => {
    if (isTap || isDragging) event.preventDefault();
  });
}
