export type Cell = string | number | null | undefined;

/**
 * Where a table opens a formula, whatever was meant: at the beginning, and behind what begins a cell or a row where cells are
 * parted by semicolons, and our quotes count for nothing.
 */
const formula = /^(?=[=+\-@\t\r\n＝＋－＠])|(?=[=+\-@＝＋－＠])(?<=[;\r\n][" \u00a0]*)/g;

/** A row of CSV (RFC 4180) whose texts stay texts: an apostrophe stands before whatever would be a formula. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(formula, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
