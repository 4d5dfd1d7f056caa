/**
 * Functions called as in the core: the glue has C functions with an underscore before their names, and a view of the
 * memory that is another once it has grown.
 * @param {any} full
 */
export function runsOf(full) {
  const functions = Object.entries(full).filter(([name]) => /^_[a-z]/.test(name));
  const runs = Object.fromEntries(functions.map(([name, call]) => [name.slice(1), call]));
  return Object.defineProperty(runs, 'memory', {get: () => full.HEAPU8});
}
