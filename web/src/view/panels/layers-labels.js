/** Finds room for the digits at the edges of layers: none covers another one, or a state. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box x and y of its middle */
/** @typedef {'' | 'gone' | 'dead'} Look of what leads on, of what has just gone, and of dead ends */
/** @typedef {{text: string, name: Look, from: [number, number], to: [number, number]}} Label and its edge */

/** The places of a label, as parts of its edge: nearer to its beginning, edges of a state are apart from others. */
const PLACES = [0.42, 0.34, 0.5, 0.26, 0.58, 0.66, 0.74, 0.18, 0.82];
const LETTER = 7;
const HEIGHT = 13;

/**
 * Those that matter most choose first. A dead end without room is left to the table; other digits are always drawn.
 * @param {Label[]} labels @param {Box[]} states
 * @returns {(Label & Box)[]}
 */
export function labelsWithRoom(labels, states) {
  /** @type {Box[]} */
  const taken = [...states];
  const looks = /** @type {Look[]} */ (['gone', '', 'dead']);
  return looks.flatMap((look) => labels.filter(({name}) => name === look)).flatMap((label) => {
    const boxes = PLACES.map((place) => boxAt(label, place));
    const box = boxes.find((each) => !taken.some((other) => overlap(each, other)));
    if (!box && label.name === 'dead') return [];
    taken.push(box ?? boxes[0]);
    return [{...label, ...box ?? boxes[0]}];
  });
}

/** @param {Label} label @param {number} place @returns {Box} */
function boxAt({text, from, to}, place) {
  const [x, y] = from.map((start, axis) => start + (to[axis] - start) * place);
  return {x, y, width: LETTER * text.length + 2, height: HEIGHT};
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  return 2 * Math.abs(a.x - b.x) < a.width + b.width && 2 * Math.abs(a.y - b.y) < a.height + b.height;
}
