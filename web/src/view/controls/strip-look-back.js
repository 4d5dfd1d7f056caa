/**
 * Marks in the strip for strategies that jump or learn: an arrow down where guesses are jumped over, a square for a
 * learnt clause, a dashed line for a restart. Loaded with the first such run.
 */

/** @type {NonNullable<typeof import('./strip-picture.js').StripPicture.more>} */
export function drawLookBack(context, {skipped, clauses, restarts}, mark, xOf, yOf) {
  mark(clauses, (i) => context.fillRect(xOf(i) - 2, 1, 4, 4));
  mark(skipped, (i) => context.stroke(new Path2D(`M${xOf(i)} ${yOf(i) + 5}v10m-3-3l3 3 3-3`)));
  context.setLineDash([2, 2]);
  mark(restarts, (i) => context.stroke(new Path2D(`M${xOf(i)} 8v999`)));
  context.setLineDash([]);
}
