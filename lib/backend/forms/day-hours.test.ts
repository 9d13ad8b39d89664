import { describe, expect, it, test } from 'vitest';
import { wholeWeek } from '@/schemas/week';
import { asMonday, isClosed, opened, timeFault } from './day-hours';

const monday = { day: 'monday', opens: '09:00', closes: '16:00' } as const;
const closed = { opens: null, closes: null };

describe('a week', () => {
  it('has seven days, closed where nothing is known', () => {
    const days = wholeWeek([{ day: 'sunday', opens: '10:00', closes: '12:00' }, monday]);
    expect(days.map(({ day }) => day).join(' ')).toMatch(/^monday .+ saturday sunday$/);
    expect(days.filter((day) => !isClosed(day)).map(({ day }) => day)).toEqual(['monday', 'sunday']);
  });

  it.each([
    ['weekdays', ['tuesday', 'wednesday', 'thursday', 'friday']],
    ['all', ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']],
  ] as const)('is filled from Monday for %s', (reach, days) => {
    const { opens, closes } = monday;
    expect(asMonday(wholeWeek([monday]), reach)).toEqual(days.map((day) => ({ day, opens, closes })));
  });

  it('is closed as Monday is, too', () => {
    const open = { day: 'tuesday', opens: '08:00', closes: '17:00' } as const;
    expect(asMonday(wholeWeek([open]), 'weekdays')[0]).toEqual({ day: 'tuesday', ...closed });
  });

  it('opens a day by the times of another, or by the usual ones', () => {
    const day = { day: 'saturday', ...closed } as const;
    expect(opened(day, wholeWeek([monday]))).toEqual({ ...monday, day: 'saturday' });
    expect(opened(day, wholeWeek([]))).toEqual({ day: 'saturday', opens: '08:00', closes: '17:00' });
  });
});

test.each([
  ['opens', '8', '17:00', null],
  ['closes', '5 pm', '0800', null],
  ['opens', '', '', null],
  ['opens', '', '17:00', 'Give both times, or neither for a closed day'],
  ['closes', 'noon', '08:00', 'Write the time as 8:00, 0800 or 8 am'],
  ['closes', '5', '08:00', null],
  [
    ...(['closes', '05:00', '08:00'] as const),
    'It would close at 05:00, before it opens at 08:00: write five in the afternoon as 17:00 or 5 pm',
  ],
  ['opens', '18:00', '08:00', null],
] as const)('%s %j beside %j: %s', (name, value, other, fault) => {
  expect(timeFault(name, value, other)).toBe(fault);
});
