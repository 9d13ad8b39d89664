import { expect, test } from 'vitest';
import { exampleEntries } from '@/schemas/examples/office';
import { groupByRegion } from './group-by-region';

test('sorts regions by name and keeps the order of offices', () => {
  const groups = groupByRegion(exampleEntries);
  expect(groups.map(({ name }) => name)).toEqual(['Ashanti', 'Greater Accra', 'Northern', 'Western']);
  expect(groups[1]?.offices.map(({ slug }) => slug)).toEqual(['osu', 'airport-city', 'tema']);
});

test('returns no regions without offices', () => {
  expect(groupByRegion([])).toEqual([]);
});
