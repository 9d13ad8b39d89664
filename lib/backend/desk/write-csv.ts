export type Cell = string | number | null | undefined;

/** What a table opens as a formula, whatever it was meant for. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A row of CSV (RFC 4180) whose texts stay texts: an apostrophe stands before what would be a formula. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
