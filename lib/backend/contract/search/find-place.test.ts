import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPlace } from './find-place';

it('finds the figure that stands at a place when all are in order', () => {
  const drawn = fc
    .array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 60 })
    .chain((figures) => fc.tuple(fc.constant(figures), fc.nat(figures.length - 1)));
  fc.assert(
    fc.property(drawn, ([figures, place]) => {
      const ordered = figures.toSorted((a, b) => a - b);
      expect(findPlace(Float64Array.from(figures), place)).toBe(ordered[place]);
    }),
  );
});

it('finds it among many, whatever they have in common', () => {
  const draw = (n: number) => (n * 7_919) % 10_007;
  for (const figureOf of [
    draw,
    (n: number) => 1_000_000 + draw(n) * 100,
    () => 5,
    (n: number) => draw(n) % 2,
  ]) {
    const figures = Float64Array.from({ length: 9_999 }, (_, n) => figureOf(n));
    const ordered = figures.toSorted();
    for (const place of [0, 4_999, 9_998]) expect(findPlace(figures.slice(), place)).toBe(ordered[place]);
  }
});
