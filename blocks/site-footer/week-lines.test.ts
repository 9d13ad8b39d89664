import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { type OpeningDay, openingDaySchema } from '@/schemas/office';
import { weekLines } from './week-lines';

const page = exampleContext();
const week = (hours: Record<string, [string, string]>) =>
  openingDaySchema.shape.day.options.map((day) => {
    const [opens = null, closes = null] = hours[day] ?? [];
    return { day, opens, closes };
  });
const usual: [string, string] = ['08:00', '17:00'];
const told = (openingHours: readonly OpeningDay[], showOpeningHours = true) =>
  weekLines({ showOpeningHours, openingHours }, page).map((line) =>
    line.replaceAll('\u2060', '').replaceAll(/\s/g, ' '),
  );

test('days of the same hours share a line, and closed ones have none', () => {
  expect(
    told(
      week({ monday: usual, tuesday: usual, wednesday: usual, friday: usual, saturday: ['09:00', '13:00'] }),
    ),
  ).toEqual([
    'Monday–Wednesday: 8:00 am – 5:00 pm',
    'Friday: 8:00 am – 5:00 pm',
    'Saturday: 9:00 am – 1:00 pm',
  ]);
});

test('a day that nothing is told of stands between those beside it, in whatever order they are told', () => {
  const days = (['friday', 'monday', 'wednesday', 'thursday'] as const).map((day) => ({
    ...{ day, opens: '08:00', closes: '17:00' },
  }));
  expect(told(days)).toEqual(['Monday: 8:00 am – 5:00 pm', 'Wednesday–Friday: 8:00 am – 5:00 pm']);
});

test('an office that does not tell its hours tells none', () => {
  expect(told(week({ monday: usual }), false)).toEqual([]);
  expect(told([])).toEqual([]);
});
