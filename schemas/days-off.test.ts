import { expect, test } from 'vitest';
import { daysOffFault, readDaysOff } from './days-off';

test('days are read as people write them, earliest first', () => {
  expect(readDaysOff('26 December 2026, Boxing Day\n\n2026-12-25 Christmas Day\r\n1 Jan 2027')).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-26', name: 'Boxing Day' },
    { day: '2027-01-01', name: null },
  ]);
  expect(readDaysOff(null)).toEqual([]);
});

test.each(['Christmas', '31 Feb 2027', '25 Foo 2026', '2026-13-01', '25 Dec'])('%s names no day', (line) => {
  expect(readDaysOff(`1 Jan 2027\n${line}`)).toHaveLength(1);
  expect(daysOffFault(`1 Jan 2027\n${line}`)).toContain(`“${line}” names no day`);
});

test('a list of days has no fault', () => {
  expect(daysOffFault('25 Dec 2026 Christmas Day\n1 Jan 2027')).toBeNull();
  expect(daysOffFault('')).toBeNull();
});
