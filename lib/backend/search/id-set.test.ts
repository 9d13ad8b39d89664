import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addIds,
  createOwnerSet,
  createSetFromMask,
  hasId,
  intersect,
  listIds,
  retainInRange,
  subtract,
} from './id-set';

const size = 96;
const ids = fc.uniqueArray(fc.nat(size - 1)).map((unsorted) => unsorted.toSorted((a, b) => a - b));
const setOf = (some: readonly number[]) => {
  const set = new Uint32Array(size / 32);
  addIds(set, Uint32Array.from(some));
  return set;
};
const inColumn = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: size, maxLength: size });
const allIds = Array.from({ length: size }, (_, id) => id);

describe('id sets', () => {
  it('lists the added ids in ascending order', () =>
    fc.assert(
      fc.property(ids, (some) => {
        const set = setOf(some);
        expect([...listIds(set)]).toEqual(some);
        expect(allIds.filter((id) => hasId(set, id) === 1)).toEqual(some);
        expect(hasId(set, size)).toBe(0);
      }),
    ));

  it('intersects and subtracts sets', () =>
    fc.assert(
      fc.property(ids, ids, (some, others) => {
        const [common, rest] = [setOf(some), setOf(some)];
        intersect(common, setOf(others));
        subtract(rest, setOf(others));
        expect([...listIds(common)]).toEqual(some.filter((id) => others.includes(id)));
        expect([...listIds(rest)]).toEqual(some.filter((id) => !others.includes(id)));
      }),
    ));

  it('creates sets from columns', () =>
    fc.assert(
      fc.property(inColumn(fc.nat(3)), fc.nat(3), (column, value) => {
        const expected = allIds.filter((id) => column[id] === value);
        const mask = Uint8Array.from([0, 1, 2, 3], (code) => Number(code === value));
        expect([...listIds(createSetFromMask(Uint32Array.from(column), mask))]).toEqual(expected);
        expect([...listIds(createOwnerSet(Uint32Array.from(column), value))]).toEqual(expected);
      }),
    ));

  it('retains the ids whose figure is known and within the range', () =>
    fc.assert(
      fc.property(ids, inColumn(fc.constantFrom(1, 2, 3, Number.NaN)), (some, figures) => {
        const set = setOf(some);
        retainInRange(set, Float64Array.from(figures), 2, Number.POSITIVE_INFINITY);
        expect([...listIds(set)]).toEqual(some.filter((id) => (figures[id] ?? 0) >= 2));
      }),
    ));

  it('ignores ids beyond the size of the columns', () => {
    expect([...listIds(setOf([1, size, 4_000_000]))]).toEqual([1]);
  });
});
