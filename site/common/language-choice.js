/** Another language was chosen in the menu. Loaded then. */

/**
 * Opens the page again in another language, at the same puzzle and step.
 * @param {string} code
 * @param {string} key under which the browser remembers it
 * @param {() => void} keep puts into the address what is shown
 */
export function choose(code, key, keep) {
  keep();
  const address = new URL(location.href);
  address.searchParams.set('lang', code);
  try {
    localStorage[key] = code;
    address.searchParams.delete('lang');
  } catch {
    // No storage in this frame: the address says it.
  }
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
