import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRow } from './write-csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+233244123456', "'+233244123456"],
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
])('%j is written as %j', (text, written) => {
  expect(csvRow([text])).toBe(`${written}\r\n`);
});

test('numbers are numbers, and what is not there is nothing', () => {
  expect(csvRow([-4, null, undefined, 'x'])).toBe('-4,,,x\r\n');
});

test('whatever is written is read back, and is never a formula', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r\n",;a]{0,6}$/));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const read = readCsv(csvRow(cells));
      expect(read).toHaveLength(cells.length);
      for (const [at, cell] of read.entries()) {
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]|[;\r\n][" ]*[=+\-@]/);
        expect(cell.replaceAll("'", '')).toBe(cells[at]?.replaceAll("'", ''));
      }
    }),
  );
});

/** Each cell has its comma in front. */
function readCsv(row: string): string[] {
  const cells = [...`,${row.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)];
  return cells.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '');
}
