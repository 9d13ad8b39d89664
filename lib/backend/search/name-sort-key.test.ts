import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeNameSortKeys } from './name-sort-key';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', '9', ' ', 'ж', 'ख', '𐐀'), maxLength: 20 });

it('name sort keys › never contradict the byte order of the names', () => {
  fc.assert(
    fc.property(name, name, (name1, name2) => {
      const [[first, rest], [otherFirst, otherRest]] = [
        computeNameSortKeys(name1),
        computeNameSortKeys(name2),
      ];
      const order = Math.sign(first - otherFirst || rest - otherRest);
      expect([0, Buffer.compare(Buffer.from(name1), Buffer.from(name2))]).toContain(order);
    }),
  );
});

it('name sort keys › distinguish names that differ within sixteen characters', () => {
  expect(computeNameSortKeys('bakery in osu 12')).not.toEqual(computeNameSortKeys('bakery in osu 13'));
});
