import { expect, it } from 'vitest';
import { beginningOf, findMedian } from './find-medians';

const beginningsOf = (column: Float64Array) => Uint16Array.from(column, beginningOf);
const draw = (n: number) => (n * 7_919) % 10_007;

it('finds the middle of what was found and told, of many and of few, whatever they have in common', () => {
  for (const figureOf of [
    draw,
    (n: number) => 1_000_000 + draw(n) * 100,
    () => 5,
    (n: number) => draw(n) % 2,
    (n: number) => draw(n) / 1_000,
  ])
    for (const size of [10, 11, 500, 9_999]) {
      const column = Float64Array.from({ length: size * 3 }, (_, id) =>
        id % 3 === 2 ? Number.NaN : figureOf(id),
      );
      const found = Uint32Array.from({ length: size * 2 }, (_, at) => at + Math.floor(size / 2));
      const told = [...found].flatMap((id) => (id % 3 === 2 ? [] : [figureOf(id)])).toSorted((a, b) => a - b);
      const middle = { value: told[Math.ceil(told.length / 2) - 1], n: told.length };
      expect(findMedian(column, beginningsOf(column), found)).toEqual(middle);
    }
});

it('tells no middle of fewer than ten', () => {
  const column = Float64Array.from({ length: 20 }, (_, id) => (id < 9 ? id : Number.NaN));
  const found = Uint32Array.from({ length: 20 }, (_, id) => id);
  expect(findMedian(column, beginningsOf(column), found)).toBeNull();
});
