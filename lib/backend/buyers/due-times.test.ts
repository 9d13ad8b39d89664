import { expect, test } from 'vitest';
import { dueTimes } from './due-times';

test.each([
  ['2026-11-29T12:00:00Z', '2026-11-30T07:00:00Z', '2026-11-30T07:00:00Z'],
  ['2026-11-30T06:59:59Z', '2026-11-30T07:00:00Z', '2026-11-30T07:00:00Z'],
  ['2026-11-30T07:00:00Z', '2026-12-01T07:00:00Z', '2026-12-07T07:00:00Z'],
  ['2026-12-05T08:00:00Z', '2026-12-06T07:00:00Z', '2026-12-07T07:00:00Z'],
])('a match found at %s is mailed at the next 07:00, and the next Monday', (now, daily, weekly) => {
  const due = dueTimes(new Date(now));
  expect([due.daily, due.weekly]).toEqual([new Date(daily), new Date(weekly)]);
});

test('a match of an instant search is mailed a minute later', () => {
  expect(dueTimes(new Date('2026-11-29T12:00:00Z')).instant).toEqual(new Date('2026-11-29T12:01:00Z'));
});
