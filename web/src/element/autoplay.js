/**
 * Playing by itself, for as long as the element is in the middle of what is seen. Who pauses it, keeps it paused; where
 * motion is unwelcome, nothing plays but by a press.
 */

/**
 * @param {import('../run/player.js').Player} player
 * @param {{autoplay: boolean, root: HTMLElement}} host
 */
export function autoplay(player, host) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let isSeen = false;
  let isStopped = false;
  let isLeaving = false;
  const start = () => {
    if (host.autoplay && isSeen && !isStopped && player.mode !== 'ended') player.play();
  };
  player.addEventListener('load', () => {
    isStopped = false;
    start();
  });
  player.addEventListener('play', () => { isStopped = false; });
  player.addEventListener('pause', () => { isStopped = !isLeaving; });
  new IntersectionObserver((entries) => {
    isSeen = Boolean(entries.at(-1)?.isIntersecting);
    if (isSeen) return start();
    if (!host.autoplay || player.mode === 'paused' || player.mode === 'ended') return;
    isLeaving = true;
    player.pause();
    isLeaving = false;
  }, {rootMargin: '-25% 0px'}).observe(host.root);
}
