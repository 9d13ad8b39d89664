import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingOrderNames } from '../listing';
import { readInteger } from './read-integer';
import { readSearch } from './read-search';
import { rangeNames, searchParameterNames } from './search-names';
import { listingFeatures, type SearchRange, searchLimits, searchStateSchema } from './search-state';
import { splitSearch, writeSearch } from './write-search';

const sorted = <Value extends string>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(value, { maxLength: searchLimits.choices }).map((values) => values.sort());
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const value = text
  .map((one) => one.toWellFormed().trim())
  .filter((one) => one !== '' && !/\p{Cc}/u.test(one));
const range = (max: number, unit: number): fc.Arbitrary<SearchRange> => {
  const bound = fc.option(fc.integer({ min: 0, max: max }).map((integer) => integer * unit));
  return fc
    .tuple(bound, bound)
    .map(([first, second]) =>
      first !== null && second !== null && first > second
        ? { min: second, max: first }
        : { min: first, max: second },
    );
};
const money = range(searchLimits.money, 100);
const count = range(searchLimits.count, 1);
const everything = fc.record({
  words: text.map((one) => readSearch(new URLSearchParams({ words: one })).words),
  region: sorted(value),
  city: sorted(value),
  district: sorted(value),
  category: sorted(value),
  subcategory: sorted(value),
  kind: sorted(fc.constantFrom('business' as const, 'franchise' as const, 'pro' as const)),
  feature: sorted(fc.constantFrom(...listingFeatures)),
  status: fc.constantFrom('for-sale' as const, 'under-offer' as const, 'sold' as const),
  price: money,
  down_payment: money,
  sde: money,
  sales: money,
  employees: count,
  established: count,
  sort: fc.constantFrom(...listingOrderNames),
  view: fc.constantFrom('list' as const, 'table' as const, 'map' as const),
  scope: fc.constantFrom('here' as const, 'network' as const),
  after: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
  from: fc.option(fc.integer({ min: 2, max: searchLimits.count })),
  unread: fc.subarray([...rangeNames].sort()),
});
const state = everything.map((search) => (search.after === null ? { ...search, from: null } : search));
const name = fc.oneof(fc.constantFrom(...searchParameterNames), text);
const query = fc.array(
  fc.tuple(name, fc.oneof(text, fc.constantFrom('9', 'sold', 'map', 'pro', ' pro', '1.5m'))),
);

test('reads back every search that it writes', () => {
  fc.assert(
    fc.property(state, (search) => {
      expect(searchStateSchema.parse(search)).toEqual(search);
      expect(readSearch(new URLSearchParams(writeSearch(search).toString()))).toEqual(search);
    }),
  );
});

test('reads a valid search from any query, with a stable canonical form', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const search = readSearch(new URLSearchParams(pairs));
      expect(searchStateSchema.parse(search)).toEqual(search);
      const written = writeSearch(search).toString();
      expect(writeSearch(readSearch(new URLSearchParams(written))).toString()).toBe(written);
    }),
  );
});

test('ignores the order of parameters and omits default values', () => {
  const query =
    'sort=newest&price_max=500,000&region=volta&words=&region=ashanti&view=list&status=for-sale&utm_source=x';
  expect(splitSearch(new URLSearchParams(query))).toEqual({
    search: new URLSearchParams('region=ashanti&region=volta&price_max=500000'),
    otherParams: new URLSearchParams('utm_source=x'),
  });
  expect(splitSearch(new URLSearchParams('utm_source=x&login=1'))).toBeNull();
});

test('sorts by relevance with words, and never without', () => {
  expect(readSearch(new URLSearchParams('words=fish')).sort).toBe('relevance');
  expect(readSearch(new URLSearchParams('sort=relevance')).sort).toBe('newest');
  expect(writeSearch(readSearch(new URLSearchParams('words=fish&sort=newest'))).toString()).toBe(
    'words=fish&sort=newest',
  );
});

test('uses whole units of money in the query, and pesewas in the state', () => {
  expect(readSearch(new URLSearchParams('price_min=250000')).price).toEqual({ min: 25_000_000, max: null });
});

test('swaps bounds in the wrong order', () => {
  expect(readSearch(new URLSearchParams('sde_min=9&sde_max=3')).sde).toEqual({ min: 300, max: 900 });
});

test.each([
  ['status=withdrawn&sort=cheapest&view=globe&kind=shop&feature=garden&after=%00', ''],
  [
    'price_min=-5&employees_max=9999999&sde_min=many&sales_min=20%25',
    'unread=employees&unread=price&unread=sales&unread=sde',
  ],
  ['price_min=%20&unread=garden', ''],
  [`region=${'x'.repeat(81)}&region=&category=%20`, ''],
  ['words=%22%21%22+--', ''],
])('drops the values of %s, and lists invalid ranges', (query, expected) => {
  expect(writeSearch(readSearch(new URLSearchParams(query))).toString()).toBe(expected);
});

test.each([
  ['500000', 500_000],
  ['500,000', 500_000],
  ['GH₵500 000', 500_000],
  ['1.250.000,50', 1_250_000],
  ['500k', 500_000],
  ['1.5m', 1_500_000],
  ['1.1m', 1_100_000],
  ['300000 cedis', 300_000],
  ['', null],
  ['-5', null],
  ['1,2,3', null],
  ['much', null],
  ['9'.repeat(30), null],
])('reads %s as %o', (written, expected) => {
  expect(readInteger(written)).toBe(expected);
});
