import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { findLoopIssue, findRedirectIssue } from '@/lib/backend/platform/redirects/check-redirect';
import { addressPatterns, redirectsOfMove } from '@/lib/routes/move-redirects';
import { normalizeFrom, normalizeTo } from '@/lib/routes/normalize-redirect';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { followRedirects } from '../support/follow-redirects';

const served = vi.hoisted((): { rules: RedirectRule[]; region: string } => ({ rules: [], region: 'accra' }));
vi.mock('@/adapters/redirects/redirects.source', () => ({ readRedirects: async () => served.rules }));
vi.mock('@/lib/graphql/query-content', () => ({
  queryContent: async (_document: unknown, { slug }: { slug: string }) => ({
    office: slug === 'osu' ? { slug, state_slug: served.region } : null,
    agent: slug === 'ama' ? { slug } : null,
  }),
}));
beforeEach(() => {
  served.rules = [];
  served.region = 'accra';
});

const office = '/locations/accra/osu';
const elsewhere = '/locations/volta/osu';
const agent = '/agents/ama';
const shared = ['/blog', '/blog/:x', '/sell-a-business', '/reviews', '/old'];
const redirectOnly = ['/buy-a-business/business-listing-search', '/buy-a-business/active-business-listings'];
const froms = [
  ...shared,
  ...[...shared, ...redirectOnly, ''].map((path) => office + path),
  ...['/blog', '/old', ''].map((path) => elsewhere + path),
  ...[...shared, '/bio', '/my-listings', ''].map((path) => agent + path),
  ...[
    '/agents/:x',
    '/agents/:x/bio',
    '/locations',
    '/locations/:x/osu',
    '/:x/old',
    '/:x/ama',
    '/:x/accra/osu',
  ],
];
/** Other spellings of a path, as staff may paste them. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => `/en-GH${path}`,
  (path) => `/EN-us/fr-CA${path}`,
  (path) => `/z//dbl/../..${path}`,
  (path) => `${path}/more/%2e%2E/.`,
];
const queries = ['', '?login=1', '?store=osu', '?store=gone', '?utm_source=x', '?setlang=1', '#content'];
const hosts = ['https://shop.example', 'https://shop.example:8443'];
const spelling = fc.constantFrom(...spellings);
const from = fc.tuple(fc.constantFrom(...froms), spelling).map(([path, write]) => write(path));
const to = fc
  .tuple(
    fc.constantFrom(...froms, '/', '/:x/ama/bio', '/:x/volta/osu'),
    spelling,
    fc.constantFrom(...queries),
    fc.constantFrom('', '', '', ...hosts),
  )
  .map(([path, write, query, host]) => host + (host ? path : write(path)) + query);
const rule = fc.record({ from, to, permanent: fc.boolean() });
const visitorContext = fc.constantFrom(
  null,
  { office: { state: 'accra', slug: 'osu' } },
  { office: { state: 'volta', slug: 'osu' } },
  { agent: 'ama' },
);
const requestParts = fc.tuple(fc.nat(), fc.constantFrom('', '/en-GH', '/en-US'), fc.constantFrom(...queries));

const regions = ['accra', 'volta'];
const tidy = ({ from, to, permanent }: RedirectRule): RedirectRule => ({
  from: normalizeFrom(from),
  to: normalizeTo(to),
  permanent,
});

/** The rules that the CMS accepts in sequence. */
function accepted(rules: readonly RedirectRule[]): RedirectRule[] {
  const acceptedRules: RedirectRule[] = [];
  for (const item of rules.map(tidy))
    if (!findRedirectIssue(item, { others: acceptedRules, regions })) acceptedRules.push(item);
  return acceptedRules;
}

const addressesIn = (state: string) => addressPatterns({ kind: 'office', params: { state, slug: 'osu' } });

/** The rules next to those that the system writes when the office moves between regions. */
function withMoves(rules: readonly RedirectRule[], moves: readonly string[]): RedirectRule[] {
  let remaining = [...rules];
  let at = 'accra';
  for (const next of moves) {
    const [before, after] = [addressesIn(at), addressesIn(next)];
    remaining = remaining.filter((candidate) => rules.includes(candidate) || !after.includes(candidate.from));
    for (const move of redirectsOfMove(before, after)) {
      const one = { ...move, permanent: true };
      if (!findLoopIssue(one, { others: remaining, regions: [] })) remaining.push(one);
    }
    at = next;
  }
  return remaining;
}

test('redirect cycles › accepted redirects never lead a visitor in a cycle, whatever the context and the query and wherever the office moves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      requestParts,
      visitorContext,
      fc.array(fc.constantFrom(...regions), { maxLength: 3 }),
      async (rules, [index, language, query], visitor, moves) => {
        served.region = moves.at(-1) ?? 'accra';
        served.rules = withMoves(accepted(rules), moves);
        // One of the addresses of the rules, old or new.
        const about = rules.map(tidy).flatMap((item) => [item.from, item.to.replace(/[?#].*/, '')]);
        const path = (about[index % about.length] ?? '').replace(
          ':x',
          index % 2 ? 'here' : (segments[index % 3] ?? ''),
        );
        if (!path.startsWith('/')) return;
        const hops = await followRedirects(language + path + query, grounds(), {
          brandContext: visitor,
          maxRedirects: 12,
        });
        expect(hops.length, `${path}${query} by ${JSON.stringify(served.rules)}`).toBeLessThan(12);
      },
    ),
    { numRuns: process.env.TEST_LONG ? 100_000 : 400 },
  );
});
const segments = ['agents', 'locations', 'ama'];
const grounds = () => ({ rules: served.rules, regions: { osu: served.region } });

test.each([
  ['a language', '/z-en', '/en-GH/z-en'],
  ['a language, otherwise spelled', '/z-en', '/en-gh//z-en'],
  ['a language that is not switched on', '/z-en', '/fr-CA/z-en'],
  ['dots', '/z-dbl', '/z//dbl/../../z-dbl'],
  ['dots behind a parameter', '/zq9/:a', '/zq9/:a/../b'],
  ['the redirect of an agent’s page', '/agents/:a', '/agents/:a/bio'],
  ['the region', '/locations/accra/osu', '/locations/volta/osu'],
  ['the region, whatever stands before it', '/:any/accra/osu', '/:any/volta/osu'],
  [
    'an office’s redirect',
    `${office}/buy-a-business/active-business-listings`,
    `${office}/buy-a-business/business-listing-search`,
  ],
])('redirect cycles › a redirect that returns through %s is refused', (_by, old, next) => {
  expect(accepted([{ from: old, to: next, permanent: true }])).toEqual([]);
});

test('redirect cycles › a redirect that returns through the home page of an office in its query is refused', () => {
  const rules = [
    { from: '/locations', to: '/agents/ama?store=osu', permanent: false },
    { from: '/locations/:x/osu', to: '/reviews', permanent: false },
  ];
  expect(accepted(rules)).toEqual([rules[0]]);
});

test('redirect cycles › a redirect that returns through others, the route table and another region is refused', () => {
  const rules = [
    { from: '/locations', to: '/next', permanent: true },
    { from: '/next', to: '/reviews', permanent: true },
    { from: `${office}/a`, to: '/between', permanent: true },
    { from: '/between', to: `${elsewhere}/a`, permanent: true },
  ];
  expect(accepted(rules)).toEqual([rules[0], rules[2]]);
});

test('redirect cycles › a redirect to a moved page leads to its new address directly, and never away from it', async () => {
  served.rules = [
    { from: '/branches/osu', to: office, permanent: true },
    { from: elsewhere, to: office, permanent: true },
  ];
  served.region = 'volta';
  const options = { brandContext: null, maxRedirects: 12 };
  expect(await followRedirects('/en-GH/branches/osu', grounds(), options)).toEqual([`/en-GH${elsewhere}`]);
  expect(await followRedirects(`/en-GH${elsewhere}`, grounds(), options)).toEqual([]);
});

const inOsu = { office: { state: 'accra', slug: 'osu' } };

test.each([
  ['an office from its page', `${office}/blog`, '/blog', '/blog', inOsu],
  ['an office by a query', `${office}/blog`, '/blog?store=osu', '/blog', null],
  [
    'an agent from their page',
    `${agent}/sell-a-business`,
    '/sell-a-business',
    '/sell-a-business',
    { agent: 'ama' },
  ],
])(
  'redirect cycles › a visitor with %s loses the context when staff redirects leave it',
  async (_case, old, to, end, visitor) => {
    served.rules = accepted([{ from: old, to, permanent: true }]);
    expect(served.rules).toHaveLength(1);
    const hops = await followRedirects(`/en-GH${old}`, grounds(), {
      brandContext: visitor,
      maxRedirects: 12,
    });
    expect(hops.at(-1)).toBe(`/en-GH${end}`);
  },
);

test('redirect cycles › a visitor with an office in the query loses it when staff redirects alternate between it and an agent', async () => {
  served.rules = accepted([
    { from: '/:x/ama', to: '/reviews?store=osu', permanent: false },
    { from: `${office}/reviews`, to: '/agents/ama/bio', permanent: false },
  ]);
  expect(served.rules).toHaveLength(2);
  const hops = await followRedirects(agent, grounds(), { brandContext: null, maxRedirects: 12 });
  expect(hops.length).toBeLessThan(12);
});
