import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { redirectFault } from '@/lib/backend/redirects/check-redirect';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { followRedirects } from '../support/follow-redirects';

const served = vi.hoisted((): { rules: RedirectRule[] } => ({ rules: [] }));
vi.mock('@/adapters/redirects/redirects.source', () => ({ readRedirects: async () => served.rules }));
vi.mock('@/lib/graphql/query-content', () => ({
  queryContent: async (_document: unknown, { slug }: { slug: string }) => ({
    office: slug === 'osu' ? { slug, state_slug: 'accra' } : null,
    agent: slug === 'ama' ? { slug } : null,
  }),
}));
beforeEach(() => {
  served.rules = [];
});

const office = '/locations/accra/osu';
const agent = '/agents/ama';
const shared = ['/blog', '/blog/:x', '/sell-a-business', '/reviews', '/old'];
const froms = [
  ...shared,
  ...shared.map((path) => office + path),
  ...shared.map((path) => agent + path),
  '/locations/:x/osu',
  '/:x/old',
];
const queries = ['', '?login=1', '?store=osu', '?store=gone', '?utm_source=x', '?setlang=1', '#content'];
const hosts = ['https://shop.example', 'https://shop.example:8443'];
const from = fc.constantFrom(...froms);
const to = fc
  .tuple(
    fc.constantFrom(...froms, '/', office, agent, '/locations/volta/osu'),
    fc.constantFrom(...queries),
    fc.constantFrom('', '', '', ...hosts),
  )
  .map(([path, query, host]) => host + path + query);
const rule = fc.record({ from, to, permanent: fc.boolean() });
const company = fc.constantFrom(
  null,
  { office: { state: 'accra', slug: 'osu' } },
  { office: { state: 'volta', slug: 'osu' } },
  { agent: 'ama' },
);
const asked = fc.tuple(fc.nat(), fc.constantFrom('', '/en-GH'), fc.constantFrom(...queries));

/** Those that the CMS takes, one after the other. */
function accepted(rules: readonly RedirectRule[]): RedirectRule[] {
  const kept: RedirectRule[] = [];
  for (const one of rules) if (!redirectFault(one, kept)) kept.push(one);
  return kept;
}

test('no redirects that are accepted lead a visitor in a circle, whoever they are with and whatever the query', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      asked,
      company,
      async (rules, [which, language, query], visitor) => {
        served.rules = accepted(rules);
        // One of the addresses that they are about, old or new.
        const about = rules.flatMap((one) => [one.from, one.to.replace(/[?#].*/, '')]);
        const path = (about[which % about.length] ?? '').replace(':x', 'here');
        if (!path.startsWith('/')) return;
        const hops = await followRedirects(language + path + query, served.rules, {
          company: visitor,
          most: 12,
        });
        expect(hops.length, `${path}${query} by ${JSON.stringify(served.rules)}`).toBeLessThan(12);
      },
    ),
    { numRuns: process.env.TEST_LONG ? 100_000 : 4_000 },
  );
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
])('whoever is with %s is let go where staff lead away from it', async (_who, old, to, end, visitor) => {
  served.rules = accepted([{ from: old, to, permanent: true }]);
  expect(served.rules).toHaveLength(1);
  const hops = await followRedirects(`/en-GH${old}`, served.rules, { company: visitor, most: 12 });
  expect(hops.at(-1)).toBe(`/en-GH${end}`);
});
