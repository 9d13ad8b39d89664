import { expect, test } from 'vitest';
import { daysOffIssue, readDaysOff } from './days-off';

test('reads days in common notations, earliest first', () => {
  expect(readDaysOff('26 December 2026, Boxing Day\n\n2026-12-25 Christmas Day\r\n1 Jan 2027')).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-26', name: 'Boxing Day' },
    { day: '2027-01-01', name: null },
  ]);
  expect(readDaysOff(null)).toEqual([]);
});

test.each(['Christmas', '31 Feb 2027', '25 Foo 2026', '2026-13-01', '25 Dec'])(
  'reports %s as an invalid day',
  (invalidLine) => {
    expect(readDaysOff(`1 Jan 2027\n${invalidLine}`)).toHaveLength(1);
    expect(daysOffIssue(`1 Jan 2027\n${invalidLine}`)).toContain(`“${invalidLine}” is not a date`);
  },
);

test('reports no issue for a list of valid days', () => {
  expect(daysOffIssue('25 Dec 2026 Christmas Day\n1 Jan 2027')).toBeNull();
  expect(daysOffIssue('')).toBeNull();
});
