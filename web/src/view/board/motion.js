/** The three beats of a step: the cause comes in, the removed candidate is struck, the new digit appears. */

const CAUSE = 120;
const EFFECT = 180;
const RESULT = 150;
const BACK = 200;
const EASE_IN = 'cubic-bezier(.2,0,0,1)';

/**
 * @param {object} beats
 * @param {SVGElement[]} beats.cause
 * @param {SVGElement[]} beats.effect
 * @param {SVGElement | undefined} beats.written the digit that was written
 * @param {SVGElement[]} beats.returned what a guess taken back gives back
 * @param {number} beats.speed
 */
export function playBeats({cause, effect, written, returned, speed}) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const play = (/** @type {Element} */ node, /** @type {Keyframe[]} */ frames, /** @type {number} */ delay,
    /** @type {number} */ duration) => node.animate(frames, {
    delay: delay / speed, duration: duration / speed, easing: EASE_IN, fill: 'backwards',
  });
  for (const mark of cause) play(mark, [{opacity: 0}, {opacity: 1}], 0, CAUSE);
  const afterCause = cause.length ? CAUSE : 0;
  for (const mark of effect) {
    const kind = mark.getAttribute('class');
    if (kind === 'strike') play(mark, [{strokeDasharray: '0 1'}, {strokeDasharray: '1 1'}], afterCause, EFFECT);
    else if (kind === 'struck') play(mark, [{fill: 'var(--candidate)'}, {fill: 'var(--conflict)'}], afterCause, EFFECT);
    else play(mark, [{opacity: 0}, {opacity: 1}], afterCause, EFFECT);
  }
  if (written) {
    written.style.transformBox = 'fill-box';
    written.style.transformOrigin = 'center';
    play(written, [{opacity: 0, transform: 'scale(.92)'}, {opacity: 1, transform: 'none'}], afterCause, RESULT);
  }
  for (const node of returned) play(node, [{opacity: 0}, {opacity: 1}], 0, BACK);
}
