import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingOrderNames } from '../listing';
import { readSearch } from './read-search';
import { readWhole } from './read-whole';
import { rangeNames, searchNames } from './search-names';
import { listingFeatures, type SearchRange, searchLimits, searchStateSchema } from './search-state';
import { splitSearch, writeSearch } from './write-search';

const sorted = <Value extends string>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(value, { maxLength: searchLimits.choices }).map((values) => values.sort());
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const value = text
  .map((one) => one.toWellFormed().trim())
  .filter((one) => one !== '' && !/\p{Cc}/u.test(one));
const range = (most: number, unit: number): fc.Arbitrary<SearchRange> => {
  const bound = fc.option(fc.integer({ min: 0, max: most }).map((whole) => whole * unit));
  return fc
    .tuple(bound, bound)
    .map(([one, other]) =>
      one !== null && other !== null && one > other ? { min: other, max: one } : { min: one, max: other },
    );
};
const money = range(searchLimits.money, 100);
const count = range(searchLimits.count, 1);
const everything = fc.record({
  words: text.map((one) => readSearch(new URLSearchParams({ words: one })).words),
  region: sorted(value),
  district: sorted(value),
  category: sorted(value),
  subcategory: sorted(value),
  kind: sorted(fc.constantFrom('business' as const, 'franchise' as const, 'pro' as const)),
  feature: sorted(fc.constantFrom(...listingFeatures)),
  status: fc.constantFrom('for-sale' as const, 'sold' as const),
  price: money,
  down_payment: money,
  sde: money,
  sales: money,
  employees: count,
  established: count,
  sort: fc.constantFrom(...listingOrderNames),
  view: fc.constantFrom('list' as const, 'map' as const),
  scope: fc.constantFrom('here' as const, 'network' as const),
  after: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
  from: fc.option(fc.integer({ min: 2, max: searchLimits.count })),
  unread: fc.subarray([...rangeNames].sort()),
});
const state = everything.map((asked) => (asked.after === null ? { ...asked, from: null } : asked));
const name = fc.oneof(fc.constantFrom(...searchNames), text);
const query = fc.array(
  fc.tuple(name, fc.oneof(text, fc.constantFrom('9', 'sold', 'map', 'pro', ' pro', '1.5m'))),
);

test('what is written is read back', () => {
  fc.assert(
    fc.property(state, (asked) => {
      expect(searchStateSchema.parse(asked)).toEqual(asked);
      expect(readSearch(new URLSearchParams(writeSearch(asked).toString()))).toEqual(asked);
    }),
  );
});

test('whatever an address says is a search, with one spelling that stays as it is', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const asked = readSearch(new URLSearchParams(pairs));
      expect(searchStateSchema.parse(asked)).toEqual(asked);
      const written = writeSearch(asked).toString();
      expect(writeSearch(readSearch(new URLSearchParams(written))).toString()).toBe(written);
    }),
  );
});

test('the order of an address says nothing, and what is so anyway is left out', () => {
  const asked =
    'sort=newest&price_max=500,000&region=volta&words=&region=ashanti&view=list&status=for-sale&utm_source=x';
  expect(splitSearch(new URLSearchParams(asked))).toEqual({
    search: new URLSearchParams('region=ashanti&region=volta&price_max=500000'),
    others: new URLSearchParams('utm_source=x'),
  });
  expect(splitSearch(new URLSearchParams('utm_source=x&login=1'))).toBeNull();
});

test('money is in whole units in an address, and in pesewas within', () => {
  expect(readSearch(new URLSearchParams('price_min=250000')).price).toEqual({ min: 25_000_000, max: null });
});

test('ends the wrong way round are what lies between them', () => {
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
])('%s is left out, and of figures it is told', (asked, told) => {
  expect(writeSearch(readSearch(new URLSearchParams(asked))).toString()).toBe(told);
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
])('%s is %o', (written, expected) => {
  expect(readWhole(written)).toBe(expected);
});
