/**
 * The theme: as the system has it, or light, or dark, remembered. A classic script that blocks, so that the first
 * paint has the right colours already. It has no words: `theme-label.js` says which one is chosen.
 */
(() => {
  const order = ['auto', 'light', 'dark'];
  const system = matchMedia('(prefers-color-scheme: dark)');
  let theme = 'auto';
  try {
    theme = localStorage.getItem('sudokuscope.theme') ?? 'auto';
  } catch {
    // No storage in this frame: the theme holds until the page is left.
  }
  if (!order.includes(theme)) theme = 'auto';

  /** Puts the theme on the page and on every player that has none of its own. */
  function show() {
    const shown = theme === 'auto' ? (system.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.themeChoice = theme;
    for (const scope of document.querySelectorAll('sudoku-scope:not([data-theme])')) {
      if (scope.getAttribute('theme') !== shown) scope.setAttribute('theme', shown);
    }
  }

  show();
  system.addEventListener('change', show);
  document.addEventListener('DOMContentLoaded', show);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-do=theme]')) return;
    theme = order[(order.indexOf(theme) + 1) % order.length];
    try {
      localStorage.setItem('sudokuscope.theme', theme);
    } catch {
      // As above.
    }
    show();
  });
})();
