import { expect, test } from 'vitest';
import { exampleEntries } from '@/schemas/examples/office';
import { groupByRegion } from './group-by-region';

test('regions by name, offices in the order given', () => {
  const groups = groupByRegion(exampleEntries);
  expect(groups.map(({ name }) => name)).toEqual(['Ashanti', 'Greater Accra', 'Northern', 'Western']);
  expect(groups[1]?.offices.map(({ slug }) => slug)).toEqual(['osu', 'airport-city', 'tema']);
});

test('no offices, no regions', () => {
  expect(groupByRegion([])).toEqual([]);
});
