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
