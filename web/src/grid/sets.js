/** Each once, ascending. @param {number[]} numbers */
export function distinct(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
