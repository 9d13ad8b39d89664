import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectNth } from './quickselect';

it('quickselect › returns the figure at a position of the sorted order', () => {
  const arrayAndPosition = fc
    .array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 60 })
    .chain((figures) => fc.tuple(fc.constant(figures), fc.nat(figures.length - 1)));
  fc.assert(
    fc.property(arrayAndPosition, ([figures, position]) => {
      const ordered = figures.toSorted((a, b) => a - b);
      expect(selectNth(Float64Array.from(figures), position)).toBe(ordered[position]);
    }),
  );
});
