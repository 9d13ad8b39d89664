export type CsvCell = string | number | null | undefined;

/**
 * Positions where a spreadsheet would start a formula: at the beginning of a cell, and after a semicolon or
 * line break, where some spreadsheets split cells regardless of quotes.
 */
const formulaStartPattern = /^(?=[=+\-@\t\r\n＝＋－＠])|(?=[=+\-@＝＋－＠])(?<=[;\r\n][" \u00a0]*)/g;

/** A phone number in E.164. A spreadsheet reads it as a number; it contains no formula. */
const phonePattern = /^\+\d{7,15}$/;

/** A row of CSV (RFC 4180). An apostrophe before each possible formula keeps texts as texts. */
export const formatCsvRow = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (phonePattern.test(cell)) return cell;
  const text = cell.replace(formulaStartPattern, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
