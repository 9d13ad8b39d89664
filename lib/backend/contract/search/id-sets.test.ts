import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addIds, isIn, keepCommon, keepOthers, keepWithin, listIds, setOwnedBy, setWhere } from './id-sets';

const places = 96;
const ids = fc.uniqueArray(fc.nat(places - 1)).map((some) => some.toSorted((a, b) => a - b));
const setOf = (some: readonly number[]) => {
  const set = new Uint32Array(places / 32);
  addIds(set, Uint32Array.from(some));
  return set;
};
const inColumn = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: places, maxLength: places });
const every = Array.from({ length: places }, (_, id) => id);

describe('sets of ids', () => {
  it('hold what was added, and list it rising', () =>
    fc.assert(
      fc.property(ids, (some) => {
        const set = setOf(some);
        expect([...listIds(set)]).toEqual(some);
        expect(every.filter((id) => isIn(set, id) === 1)).toEqual(some);
        expect(isIn(set, places)).toBe(0);
      }),
    ));

  it('leave what both hold, or the first alone', () =>
    fc.assert(
      fc.property(ids, ids, (some, others) => {
        const [common, rest] = [setOf(some), setOf(some)];
        keepCommon(common, setOf(others));
        keepOthers(rest, setOf(others));
        expect([...listIds(common)]).toEqual(some.filter((id) => others.includes(id)));
        expect([...listIds(rest)]).toEqual(some.filter((id) => !others.includes(id)));
      }),
    ));

  it('are made of columns', () =>
    fc.assert(
      fc.property(inColumn(fc.nat(3)), fc.nat(3), (column, wanted) => {
        const expected = every.filter((id) => column[id] === wanted);
        const marks = Uint8Array.from([0, 1, 2, 3], (code) => Number(code === wanted));
        expect([...listIds(setWhere(Uint32Array.from(column), marks))]).toEqual(expected);
        expect([...listIds(setOwnedBy(Uint32Array.from(column), wanted))]).toEqual(expected);
      }),
    ));

  it('leave what is within bounds, and told', () =>
    fc.assert(
      fc.property(ids, inColumn(fc.constantFrom(1, 2, 3, Number.NaN)), (some, figures) => {
        const set = setOf(some);
        keepWithin(set, Float64Array.from(figures), 2, Number.POSITIVE_INFINITY);
        expect([...listIds(set)]).toEqual(some.filter((id) => (figures[id] ?? 0) >= 2));
      }),
    ));

  it('leave out ids that columns have no place for', () => {
    expect([...listIds(setOf([1, places, 4_000_000]))]).toEqual([1]);
  });
});
