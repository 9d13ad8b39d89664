import { describe, expect, test } from 'vitest';
import type { OpeningDay } from '@/schemas/office';
import { addWorkingDays, extendToContactTime, officeHours } from './working-time';

const withSaturday: readonly OpeningDay[] = [
  ...officeHours,
  { day: 'saturday', opens: '09:00', closes: '13:00' },
];
const due = (from: string, days: readonly OpeningDay[], daysOff: string[] = [], workingDays = 1) =>
  addWorkingDays(new Date(from), workingDays, { days, daysOff }, 'Africa/Accra').toISOString().slice(0, 16);

describe('addWorkingDays', () => {
  // 30 November 2026 is a Monday.
  test.each([
    ['during opening hours', '2026-11-30T10:00Z', '2026-12-01T10:00'],
    ['in full half hours', '2026-11-30T10:07Z', '2026-12-01T10:30'],
    ['before opening', '2026-11-30T06:00Z', '2026-11-30T17:00'],
    ['after closing', '2026-11-30T20:00Z', '2026-12-01T17:00'],
    ['on Friday afternoon', '2026-12-04T15:00Z', '2026-12-07T15:00'],
    ['on Saturday night', '2026-12-05T22:00Z', '2026-12-07T17:00'],
  ])('of one day %s ends at the right time', (_name, from, expected) => {
    expect(due(from, officeHours)).toBe(expected);
  });

  test('counts short days with their own hours', () => {
    expect(due('2026-12-04T15:00Z', withSaturday)).toBe('2026-12-07T11:00');
  });

  test('skips days off', () => {
    expect(due('2026-12-03T10:00Z', officeHours, ['2026-12-04'])).toBe('2026-12-07T10:00');
  });

  test('counts half days and several days', () => {
    expect(due('2026-11-30T08:00Z', officeHours, [], 0.5)).toBe('2026-11-30T12:30');
    expect(due('2026-11-30T10:00Z', officeHours, [], 3)).toBe('2026-12-03T10:00');
  });

  test('uses usual hours for an office without opening hours', () => {
    expect(due('2026-11-30T10:00Z', [])).toBe('2026-12-01T10:00');
    expect(due('2026-11-30T10:00Z', [{ day: 'monday', opens: null, closes: null }])).toBe('2026-12-01T10:00');
  });

  test('ends although the office is closed for months', () => {
    const year = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 30 + day)).toISOString().slice(0, 10),
    );
    expect(due('2026-11-30T10:00Z', officeHours, year)).toBe('2026-12-01T10:00');
  });

  test('uses the clock of the country', () => {
    const inNewYork = addWorkingDays(
      new Date('2026-11-30T15:00Z'),
      1,
      { days: officeHours, daysOff: [] },
      'America/New_York',
    );
    expect(inNewYork.toISOString()).toBe('2026-12-01T15:00:00.000Z');
  });
});

describe('extendToContactTime', () => {
  test.each([
    ['evening', '2026-11-30T17:00Z', '2026-11-30T20:00'],
    ['evening', '2026-11-30T08:30Z', '2026-11-30T20:00'],
    ['afternoon', '2026-11-30T10:00Z', '2026-11-30T17:00'],
    ['morning', '2026-11-30T10:00Z', '2026-11-30T12:00'],
    ['morning', '2026-11-30T15:00Z', '2026-11-30T15:00'],
    ['any', '2026-11-30T15:00Z', '2026-11-30T15:00'],
    [undefined, '2026-11-30T15:00Z', '2026-11-30T15:00'],
  ])('with %s, %s becomes %s', (chosen, from, expected) => {
    expect(extendToContactTime(new Date(from), chosen, 'Africa/Accra').toISOString().slice(0, 16)).toBe(
      expected,
    );
  });

  test('uses the clock of the country', () => {
    const due = extendToContactTime(new Date('2026-11-30T15:00Z'), 'evening', 'America/New_York');
    expect(due.toISOString()).toBe('2026-12-01T01:00:00.000Z');
  });
});
