import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namePlace } from './name-place';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', '9', ' ', 'ж', 'ख', '𐐀'), maxLength: 20 });

it('puts no name before one that comes earlier by its bytes', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const [[first, further], [otherFirst, otherFurther]] = [namePlace(one), namePlace(other)];
      const place = Math.sign(first - otherFirst || further - otherFurther);
      expect([0, Buffer.compare(Buffer.from(one), Buffer.from(other))]).toContain(place);
    }),
  );
});

it('tells names apart that differ within sixteen signs', () => {
  expect(namePlace('bakery in osu 12')).not.toEqual(namePlace('bakery in osu 13'));
});
