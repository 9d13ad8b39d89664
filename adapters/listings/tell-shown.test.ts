import { expect, test } from 'vitest';
import { readSearch } from '@/schemas/search/read-search';
import { tellShown } from './tell-shown';

const items = Array(24).fill(null);
const told = (query: string, result: Partial<Parameters<typeof tellShown>[0]>) =>
  tellShown(
    { items, next: 'more', total: 205, total_capped: false, ...result },
    readSearch(new URLSearchParams(query)),
  );

test.each([
  ['the first page', '', {}, { first: 1, last: 24 }],
  ['a page between', 'after=a&listed_from=25', {}, { first: 25, last: 48 }],
  ['the last page', 'after=a&listed_from=182', { next: null }, { first: 182, last: 205 }],
  [
    'more than are counted',
    'after=a&listed_from=2401',
    { total_capped: true },
    { first: 2_401, last: 2_424 },
  ],
])('%s tells which are listed', (_, query, result, shown) => {
  expect(told(query, result)).toEqual(shown);
});

test.each([
  ['the address does not say', 'after=a', {}],
  ['there are not so many', 'after=a&listed_from=999', {}],
  ['it would be the last page, and there is another', 'after=a&listed_from=182', {}],
  ['it is the last page, and more would have to follow', 'after=a&listed_from=25', { next: null }],
  ['nothing is listed', '', { items: [], next: null, total: 0 }],
])('nothing is said where %s', (_, query, result) => {
  expect(told(query, result)).toBeNull();
});
