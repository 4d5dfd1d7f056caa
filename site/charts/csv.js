/** Tables as text that spreadsheets open. */

/** The beginning of a formula in spreadsheets; a negative number is none. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/;

/**
 * Rows as CSV (RFC 4180): parted by commas, quoted where they must be.
 * @param {(string | number | undefined)[][]} rows
 */
export function csvOf(rows) {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** @param {string | number | undefined} value */
function fieldOf(value) {
  const text = FORMULA.test(String(value ?? '')) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
