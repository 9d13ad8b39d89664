import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { type Address, patternsOf, redirectsOfMove } from './moved-addresses';
import { routeTable } from './route-table';
import { compileRedirects } from './website-redirects';

const kinds = {
  office: (slug: string): Address => ({ kind: 'office', params: { state: 'ashanti', slug } }),
  region: (state: string): Address => ({ kind: 'region', params: { state } }),
  agent: (agent: string): Address => ({ kind: 'agent', params: { agent } }),
  listing: (post: string): Address => ({ kind: 'listing', params: { post } }),
  post: (blog: string): Address => ({ kind: 'post', params: { blog } }),
  page: (slug: string): Address => ({ kind: 'page', path: `/${slug}` }),
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
])('of a %s whose slug changed %s leads to %s', (kind, from, to) => {
  const rules = redirectsOfMove(patternsOf(kinds[kind]('old')), patternsOf(kinds[kind]('new')));
  const { find, refused } = compileRedirects(rules.map((rule) => ({ ...rule, permanent: true })));
  expect(refused).toEqual([]);
  expect(find(from)?.to).toBe(to);
  expect(find(to)).toBeNull();
  expect(rules.length).toBeLessThan(8);
});

test('what stays where it is needs none', () => {
  for (const make of Object.values(kinds)) {
    const stands = patternsOf(make('same'));
    expect(redirectsOfMove(stands, stands)).toEqual([]);
  }
  expect(patternsOf(kinds.post('a'))).toHaveLength(2);
});

const words = new Set(
  routeTable.flatMap(({ pattern }) => pattern.split('/').filter((part) => part && !part.startsWith('{'))),
);
const records = ['office', 'region', 'agent', 'listing', 'post'] as const;

test.each([...words])('the addresses of records that are called %s are nobody else’s', (word) => {
  for (const kind of records)
    for (const pattern of patternsOf(kinds[kind](word))) {
      const match = matchRoute(pattern.replaceAll(':', 'x-'));
      if (match) expect(Object.values(match.params)).toContain(word);
    }
});
