import { describe, expect, it, test } from 'vitest';
import { fullWeek } from '@/schemas/week';
import { copyMonday, isClosed, openDay, validateTime } from './opening-hours';

const monday = { day: 'monday', opens: '09:00', closes: '16:00' } as const;
const closed = { opens: null, closes: null };

describe('opening hours', () => {
  it('have seven days and are closed on days without times', () => {
    const days = fullWeek([{ day: 'sunday', opens: '10:00', closes: '12:00' }, monday]);
    expect(days.map(({ day }) => day).join(' ')).toMatch(/^monday .+ saturday sunday$/);
    expect(days.filter((day) => !isClosed(day)).map(({ day }) => day)).toEqual(['monday', 'sunday']);
  });

  it.each([
    ['weekdays', ['tuesday', 'wednesday', 'thursday', 'friday']],
    ['all', ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']],
  ] as const)('copyMonday › copies the hours of Monday to %s', (range, days) => {
    const { opens, closes } = monday;
    expect(copyMonday(fullWeek([monday]), range)).toEqual(days.map((day) => ({ day, opens, closes })));
  });

  it('copyMonday › closes the other days when Monday is closed', () => {
    const open = { day: 'tuesday', opens: '08:00', closes: '17:00' } as const;
    expect(copyMonday(fullWeek([open]), 'weekdays')[0]).toEqual({ day: 'tuesday', ...closed });
  });

  it('openDay › uses the hours of an open day or the default hours', () => {
    const day = { day: 'saturday', ...closed } as const;
    expect(openDay(day, fullWeek([monday]))).toEqual({ ...monday, day: 'saturday' });
    expect(openDay(day, fullWeek([]))).toEqual({ day: 'saturday', opens: '08:00', closes: '17:00' });
  });
});

test.each([
  ['opens', '8', '17:00', null],
  ['closes', '5 pm', '0800', null],
  ['opens', '', '', null],
  ['opens', '', '17:00', 'Enter both times, or leave both empty if closed'],
  ['closes', 'noon', '08:00', 'Write the time as 8:00, 0800 or 8 am'],
  ['closes', '5', '08:00', null],
  [
    ...(['closes', '05:00', '08:00'] as const),
    'Closing time 05:00 is before opening time 08:00: write 5 in the afternoon as 17:00 or 5 pm',
  ],
  ['opens', '18:00', '08:00', null],
] as const)('validateTime › %s %j with other time %j: %s', (name, value, other, message) => {
  expect(validateTime(name, value, other)).toBe(message);
});
