import { expect, it } from 'vitest';
import { week } from '@/schemas/week';
import { changeWeek } from './change-week';

type Day = (typeof week)[number];
const open = (day: Day) => ({ day, opens: '08:00', closes: '17:00' });

/** What the list says once the steps are done, as a form does them. */
const after = (rows: readonly (Day | null)[], changed: readonly Day[]) => {
  const list = rows.map((day, at) => `${day ?? 'no day'} of row ${at}`);
  for (const one of changeWeek(rows, changed.map(open))) {
    if (one.step === 'remove') list.splice(one.at, 1);
    if (one.step === 'insert') list.splice(one.at, 0, `${one.day.day} is new`);
    if (one.step === 'write') list[one.at] = `${list[one.at]} is written for ${one.day.day}`;
  }
  return list;
};

it('writes a day where it stands, below a row without a day and one that is there twice', () => {
  expect(after([null, 'monday', 'monday', null, 'friday'], ['friday', 'monday'])).toEqual([
    'monday of row 1 is written for monday',
    'friday of row 4 is written for friday',
  ]);
});

it('puts a new day between its neighbours, with such rows too', () => {
  expect(after(['monday', null, 'thursday', 'monday'], ['wednesday', 'tuesday', 'wednesday'])).toEqual([
    'monday of row 0',
    'tuesday is new',
    'wednesday is new is written for wednesday',
    'thursday of row 2',
  ]);
});

it('fills an empty list in the order of the week', () => {
  expect(after([], week.toReversed())).toEqual(week.map((day) => `${day} is new`));
});
