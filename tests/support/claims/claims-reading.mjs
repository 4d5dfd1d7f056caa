// The shared parts of the checker of claims.

export const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);
export const same = (a, b) => [...new Set(a)].sort((x, y) => x - y).join() === [...new Set(b)].sort((x, y) =>
  x - y).join();
export const subset = (a, b) => a.every((each) => b.includes(each));

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export function numberOf(text) {
  const word = text.toLowerCase().replace(/^all /, '');
  return word === 'both' ? 2 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(text);
}
