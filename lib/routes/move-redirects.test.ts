import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { addressPatterns, type RecordAddress, redirectsOfMove } from './move-redirects';
import { routeTable } from './route-table';
import { compileRedirects } from './website-redirects';

const kinds = {
  office: (slug: string): RecordAddress => ({ kind: 'office', params: { state: 'ashanti', slug } }),
  region: (state: string): RecordAddress => ({ kind: 'region', params: { state } }),
  agent: (agent: string): RecordAddress => ({ kind: 'agent', params: { agent } }),
  listing: (post: string): RecordAddress => ({ kind: 'listing', params: { post } }),
  post: (blog: string): RecordAddress => ({ kind: 'post', params: { blog } }),
  page: (slug: string): RecordAddress => ({ kind: 'page', path: `/${slug}` }),
};

test.each<[keyof typeof kinds, string, string]>([
  ['office', '/locations/ashanti/old', '/locations/ashanti/new'],
  ['office', '/locations/ashanti/old/blog/why', '/locations/ashanti/new/blog/why'],
  [
    'office',
    '/locations/ashanti/old/sell-a-business/seller-registration/thank-you',
    '/locations/ashanti/new/sell-a-business/seller-registration/thank-you',
  ],
  ['region', '/locations/old', '/locations/new'],
  ['region', '/locations/old/osu/listings/bakery', '/locations/new/osu/listings/bakery'],
  ['agent', '/agents/old/listings/bakery', '/agents/new/listings/bakery'],
  ['listing', '/buy-a-business/listings/old', '/buy-a-business/listings/new'],
  ['listing', '/agents/esi/listings/old', '/agents/esi/listings/new'],
  ['listing', '/locations/ashanti/adum/listings/old', '/locations/ashanti/adum/listings/new'],
  ['post', '/blog/old', '/blog/new'],
  ['post', '/locations/ashanti/adum/blog/old', '/locations/ashanti/adum/blog/new'],
  ['page', '/old', '/new'],
])('redirects a %s with a changed slug from %s to %s', (kind, from, to) => {
  const rules = redirectsOfMove(addressPatterns(kinds[kind]('old')), addressPatterns(kinds[kind]('new')));
  const { find, rejected } = compileRedirects(rules.map((rule) => ({ ...rule, permanent: true })));
  expect(rejected).toEqual([]);
  expect(find(from)?.to).toBe(to);
  expect(find(to)).toBeNull();
  expect(rules.length).toBeLessThan(8);
});

test('creates no redirects for unchanged addresses', () => {
  for (const createAddress of Object.values(kinds)) {
    const patterns = addressPatterns(createAddress('same'));
    expect(redirectsOfMove(patterns, patterns)).toEqual([]);
  }
  expect(addressPatterns(kinds.post('a'))).toHaveLength(2);
});

const literals = new Set(
  routeTable.flatMap(({ pattern }) => pattern.split('/').filter((part) => part && !part.startsWith('{'))),
);
const records = ['office', 'region', 'agent', 'listing', 'post'] as const;

test.each([...literals])('a record with the slug %s does not match addresses of other records', (literal) => {
  for (const kind of records)
    for (const pattern of addressPatterns(kinds[kind](literal))) {
      const match = matchRoute(pattern.replaceAll(':', 'x-'));
      if (match) expect(Object.values(match.params)).toContain(literal);
    }
});
