import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleOfficeOpening } from '@/schemas/examples/office';
import { openingLines } from './opening-lines';

const linesOf = (change: object) => openingLines({ ...exampleOfficeOpening, ...change }, exampleContext());

test('one line a day, Sunday first', () => {
  const lines = linesOf({});
  expect(lines).toHaveLength(7);
  expect(lines?.[0]).toBe('Closed today');
  expect(lines?.[5]?.replaceAll(/\s/g, ' ')).toBe('Open today, 8:00 am – 4:30 pm');
});

test('a day that is not in the table is a closed one', () => {
  expect(linesOf({ openingHours: exampleOfficeOpening.openingHours.slice(0, 1) })?.[2]).toBe('Closed today');
});

test.each([{ showOpeningHours: false }, { openingHours: [] }])('nothing is said with %o', (change) => {
  expect(linesOf(change)).toBeNull();
});
