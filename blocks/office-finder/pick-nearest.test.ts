import { expect, test } from 'vitest';
import { pickNearest } from './pick-nearest';

const at = (...distances: (number | null)[]) =>
  distances.map((distance, index) => ({ slug: `o${index}`, distance }));

test.each([
  ['all that are near', at(1_000, 5_000, 20_000, 60_000, 74_000), 5],
  ['three, however far', at(190_000, 200_000, 210_000, 220_000), 3],
  ['near ones and no far ones', at(1_000, 2_000, 3_000, 4_000, 90_000), 4],
  ['fewer than three when there are no more', at(400_000), 1],
  ['none of none', [], 0],
  ['three where distances are not known', at(null, null, null, null), 3],
])('%s', (_, found, count) => {
  expect(pickNearest(found)).toEqual(found.slice(0, count));
});
