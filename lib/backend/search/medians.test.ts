import { expect, it } from 'vitest';
import { computePrefix } from './figure-prefix';
import { findMedian } from './medians';

const prefixesOf = (column: Float64Array) => Uint16Array.from(column, computePrefix);
const pseudoRandom = (n: number) => (n * 7_919) % 10_007;

it('medians › finds the median of the known figures for every size and distribution', () => {
  for (const figureOf of [
    pseudoRandom,
    (n: number) => 1_000_000 + pseudoRandom(n) * 100,
    () => 5,
    (n: number) => pseudoRandom(n) % 2,
    (n: number) => pseudoRandom(n) / 1_000,
  ])
    for (const size of [10, 11, 500, 9_999]) {
      const column = Float64Array.from({ length: size * 3 }, (_, id) =>
        id % 3 === 2 ? Number.NaN : figureOf(id),
      );
      const ids = Uint32Array.from({ length: size * 2 }, (_, index) => index + Math.floor(size / 2));
      const known = [...ids].flatMap((id) => (id % 3 === 2 ? [] : [figureOf(id)])).toSorted((a, b) => a - b);
      const median = { value: known[Math.ceil(known.length / 2) - 1], n: known.length };
      expect(findMedian(column, prefixesOf(column), ids)).toEqual(median);
    }
});

it('medians › returns null for fewer than ten known figures', () => {
  const column = Float64Array.from({ length: 20 }, (_, id) => (id < 9 ? id : Number.NaN));
  const ids = Uint32Array.from({ length: 20 }, (_, id) => id);
  expect(findMedian(column, prefixesOf(column), ids)).toBeNull();
});
