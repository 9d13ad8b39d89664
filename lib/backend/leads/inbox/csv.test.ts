import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvRow } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+233244123456', '+233244123456'],
  ['+233244123456+1', "'+233244123456+1"],
  ['+233244123456\n', '"\'+233244123456\n"'],
  ['+23', "'+23"],
  ['a\n+233244123456', '"a\n\'+233244123456"'],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r\'=1"'],
  ['＝1', "'＝1"],
  ['a,"b"\nc', '"a,""b""\nc"'],
  ['plain = text', 'plain = text'],
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1";@b', '"a; ""\'=1"";\'@b"'],
  ['a\n=1+1\n- b', '"a\n\'=1+1\n\'- b"'],
])('formatCsvRow › writes %j as %j', (text, written) => {
  expect(formatCsvRow([text])).toBe(`${written}\r\n`);
});

test('formatCsvRow › writes numbers unquoted and missing values as empty cells', () => {
  expect(formatCsvRow([-4, null, undefined, 'x'])).toBe('-4,,,x\r\n');
});

test('formatCsvRow › round-trips all texts and never writes a formula', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r\n",;a]{0,6}$/));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const read = readCsv(formatCsvRow(cells));
      expect(read).toHaveLength(cells.length);
      for (const [at, cell] of read.entries()) {
        if (!/^\+\d{7,15}$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r\n]|[;\r\n][" ]*[=+\-@]/);
        expect(cell.replaceAll("'", '')).toBe(cells[at]?.replaceAll("'", ''));
      }
    }),
  );
});

/** Matches each cell with its preceding comma. */
function readCsv(row: string): string[] {
  const cells = [...`,${row.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)];
  return cells.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '');
}
