import { expect, test } from 'vitest';
import { readSearch } from '@/schemas/search/read-search';
import { toPagination } from './to-pagination';

const items = Array(24).fill(null);
const paginationOf = (query: string, result: Partial<Parameters<typeof toPagination>[0]>) =>
  toPagination(
    { items, next: 'more', previous: 'less', total: 205, total_capped: false, ...result },
    readSearch(new URLSearchParams(query)),
    24,
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
])('%s has the range of listed results', (_, query, result, expectedRange) => {
  expect(paginationOf(query, result).shown).toEqual(expectedRange);
});

test.each([
  ['the address does not say', 'after=a', {}],
  ['there are not so many', 'after=a&listed_from=999', {}],
  ['it would be the last page, and there is another', 'after=a&listed_from=182', {}],
  ['it is the last page, and more would have to follow', 'after=a&listed_from=25', { next: null }],
  ['nothing is listed', '', { items: [], next: null, total: 0 }],
])('has no range when %s', (_, query, result) => {
  expect(paginationOf(query, result).shown).toBeNull();
});

test.each([
  ['the first page', '', { previous: null }, { previous: null, next: { after: 'more', from: 25 } }],
  [
    'the second, which is before the first without a place',
    'after=a&listed_from=25',
    {},
    { previous: { after: null, from: null }, next: { after: 'more', from: 49 } },
  ],
  [
    'the third',
    'after=a&listed_from=49',
    {},
    { previous: { after: 'less', from: 25 }, next: { after: 'more', from: 73 } },
  ],
  [
    'a page that says no place',
    'after=a',
    {},
    { previous: { after: 'less', from: null }, next: { after: 'more', from: null } },
  ],
])('links to the next and previous pages from %s', (_, query, result, expected) => {
  expect(paginationOf(query, result)).toMatchObject(expected);
});
