import { expect, test } from 'vitest';
import { columnsFor } from './columns-for';

test.each([
  [5, 4, 3],
  [9, 4, 3],
  [1, 4, 4],
  [4, 4, 4],
  [8, 4, 4],
  [13, 4, 5],
  [5, 3, 3],
  [4, 3, 4],
  [7, 3, 4],
  [3, 2, 3],
] as const)('%i people with %i columns use %i columns', (people, columns, expected) => {
  expect(columnsFor(people, columns)).toBe(expected);
});
