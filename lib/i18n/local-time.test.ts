import { expect, test } from 'vitest';
import { formatEventTimes, parseLocalTime } from './local-time';

test.each([
  ['Africa/Accra', '2027-02-06 09:00', '2027-02-06T09:00:00.000Z'],
  ['America/New_York', '2027-02-06 09:00', '2027-02-06T14:00:00.000Z'],
  ['America/New_York', '2027-07-06 09:00', '2027-07-06T13:00:00.000Z'],
  // The hour after clocks go forward.
  ['America/New_York', '2027-03-14 03:30', '2027-03-14T07:30:00.000Z'],
  ['Asia/Tokyo', '2027-01-01 00:30', '2026-12-31T15:30:00.000Z'],
])('local time › in %s, %s is %s', (timeZone, text, expected) => {
  expect(parseLocalTime(text, timeZone)?.toISOString()).toBe(expected);
});

test('local time › an event without a time has none', () => {
  expect(parseLocalTime('')).toBeNull();
  expect(formatEventTimes({ starts: '', ends: '' }, 'en-GH')).toBeNull();
});

test('local time › an event has a day and hours', () => {
  const times = formatEventTimes({ starts: '2027-02-06 09:00', ends: '2027-02-06 11:00' }, 'en-GH');
  expect(times?.day).toMatch(/Saturday,? 6 February 2027/);
  expect(times?.hours).toMatch(/9:00.*11:00.* GMT$/);
});
