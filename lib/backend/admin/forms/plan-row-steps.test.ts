import { expect, it } from 'vitest';
import { week } from '@/schemas/week';
import { planRowSteps } from './opening-hours';

type Day = (typeof week)[number];
const openDay = (day: Day) => ({ day, opens: '08:00', closes: '17:00' });

/** Applies the steps to the rows, as a form does. */
const applySteps = (rows: readonly (Day | null)[], changed: readonly Day[]) => {
  const list = rows.map((day, index) => `${day ?? 'no day'} of row ${index}`);
  for (const step of planRowSteps(rows, changed.map(openDay))) {
    if (step.step === 'remove') list.splice(step.index, 1);
    if (step.step === 'insert') list.splice(step.index, 0, `${step.day.day} is new`);
    if (step.step === 'write') list[step.index] = `${list[step.index]} is written for ${step.day.day}`;
  }
  return list;
};

it('planRowSteps › writes a day into its row and removes rows without a day and duplicates', () => {
  expect(applySteps([null, 'monday', 'monday', null, 'friday'], ['friday', 'monday'])).toEqual([
    'monday of row 1 is written for monday',
    'friday of row 4 is written for friday',
  ]);
});

it('planRowSteps › inserts a day between its neighbours', () => {
  expect(applySteps(['monday', null, 'thursday', 'monday'], ['wednesday', 'tuesday', 'wednesday'])).toEqual([
    'monday of row 0',
    'tuesday is new',
    'wednesday is new is written for wednesday',
    'thursday of row 2',
  ]);
});

it('planRowSteps › fills an empty list in the order of the week', () => {
  expect(applySteps([], week.toReversed())).toEqual(week.map((day) => `${day} is new`));
});
