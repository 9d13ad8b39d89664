import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { type OpeningDay, openingDaySchema } from '@/schemas/office';
import { openingHoursLines } from './opening-hours-lines';

const page = exampleContext();
const week = (hours: Record<string, [string, string]>) =>
  openingDaySchema.shape.day.options.map((day) => {
    const [opens = null, closes = null] = hours[day] ?? [];
    return { day, opens, closes };
  });
const usual: [string, string] = ['08:00', '17:00'];
const linesOf = (openingHours: readonly OpeningDay[], showOpeningHours = true) =>
  openingHoursLines({ showOpeningHours, openingHours }, page).map((line) =>
    line.replaceAll('\u2060', '').replaceAll(/\s/g, ' '),
  );

test('days with the same hours share a line, closed days have none', () => {
  expect(
    linesOf(
      week({ monday: usual, tuesday: usual, wednesday: usual, friday: usual, saturday: ['09:00', '13:00'] }),
    ),
  ).toEqual([
    'Monday–Wednesday: 8:00 am – 5:00 pm',
    'Friday: 8:00 am – 5:00 pm',
    'Saturday: 9:00 am – 1:00 pm',
  ]);
});

test('an unspecified day separates its neighbours, in any order of input', () => {
  const days = (['friday', 'monday', 'wednesday', 'thursday'] as const).map((day) => ({
    ...{ day, opens: '08:00', closes: '17:00' },
  }));
  expect(linesOf(days)).toEqual(['Monday: 8:00 am – 5:00 pm', 'Wednesday–Friday: 8:00 am – 5:00 pm']);
});

test('an office with hidden opening hours has no lines', () => {
  expect(linesOf(week({ monday: usual }), false)).toEqual([]);
  expect(linesOf([])).toEqual([]);
});
