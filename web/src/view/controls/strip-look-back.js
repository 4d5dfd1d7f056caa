/**
 * The strip's marks for strategies that jump or learn: an arrow down where guesses are jumped over, a square for a
 * learnt clause, a dashed line for a restart. Loaded with the first such run.
 */

/** @type {NonNullable<typeof import('./strip-picture.js').StripPicture.more>} */
export function drawLookBack(context, {skipped, clauses, restarts}, mark, xOf, yOf) {
  mark(clauses, (i) => context.fillRect(xOf(i) - 2, 1, 4, 4));
  // One arrow for guesses that are jumped over one after another, from the first of them.
  let from = 0;
  mark(skipped, (i) => {
    if (!skipped[i - 1]) from = yOf(i) + 5;
    if (!skipped[i + 1]) context.stroke(new Path2D(`M${xOf(i)} ${from}V${Math.max(from + 10, yOf(i))}m-3-3l3 3 3-3`));
  });
  context.setLineDash([2, 2]);
  mark(restarts, (i) => context.stroke(new Path2D(`M${xOf(i)} 8v999`)));
  context.setLineDash([]);
}
