import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/context-redirect/[locale]/[...segments]/route';
import {
  AgentAddressDocument,
  ListingOfficeDocument,
  OfficeAddressDocument,
} from '@/lib/graphql/generated/operations';
import { decideRequest, type SiteRequest } from '@/lib/routes/decide-request';

const queryContent = vi.hoisted(() => vi.fn());
vi.mock('@/lib/graphql/query-content', () => ({ queryContent }));

const origin = 'https://site.example';
const inOsu = { storedOffice: 'greater-accra/osu' };
const withAma = { storedAgent: 'ama' };
/** The previous context no longer redirects; the first cookie clears what the browser has stored besides. */
const clearedCookies = ['office=-; Path=/; Max-Age=60', 'agent=; Path=/; Max-Age=0'];
/** The content of the backend. */
let redirects: { from: string; to: string; permanent: boolean }[];
let office: { slug: string; state_slug: string } | null;
let agent: { slug: string } | null;
let seller: { slug: string } | null;

beforeEach(() => {
  redirects = [];
  office = { slug: 'osu', state_slug: 'greater-accra' };
  agent = { slug: 'ama' };
  seller = { slug: 'osu' };
  queryContent.mockReset().mockImplementation(async (document) => {
    if (document === OfficeAddressDocument) return { office };
    if (document === ListingOfficeDocument) return { listing: { office: seller } };
    return document === AgentAddressDocument ? { agent } : { redirects };
  });
});

/** The response to a visitor at `path`: proxy and lookup combined as in Next. */
async function visit(path: string, stored: Partial<SiteRequest> = {}) {
  const [pathname = '', search = ''] = path.split('?');
  const decision = decideRequest({ method: 'GET', path: pathname, search: `?${search}`, ...stored });
  if (decision.kind !== 'rewrite') throw new Error(`${path} is not looked up`);
  const [, , , locale = '', ...lookup] = new URL(decision.to, origin).pathname.split('/');
  const response = await GET(new Request(`${origin}${path}`), {
    params: Promise.resolve({ locale, segments: lookup }),
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'private, no-store']);
  return { to: response.headers.get('location'), cookies: response.headers.getSetCookie() };
}

const osu = '/en-GH/locations/greater-accra/osu';

describe('visitor with an office in the query', () => {
  test.each([
    ['/?store=osu', osu],
    ['/en-US?location=osu', '/en-US/locations/greater-accra/osu'],
    ['/en-US/sell-a-business?magasin=osu&x=1', '/en-US/locations/greater-accra/osu/sell-a-business?x=1'],
    ['/blog/cocoa?store=osu', `${osu}/blog/cocoa`],
    ['/locations/ashanti/kumasi/reviews?store=osu', `${osu}/reviews`],
    ['/locations?store=osu', osu],
    ['/locations/ashanti?store=osu', osu],
    ['/locations/ashanti/kumasi/their-own-page?store=osu', osu],
    ['/about-transworld-business-advisors?store=osu', osu],
    ['/resources?store=osu', osu],
    ['/agents/ama?store=osu', osu],
    ['/locations/volta/ho/blog/cocoa?store=osu', `${osu}/blog/cocoa`],
    ['/buy-a-business/listings/bakery?store=osu', `${osu}/listings/bakery`],
    ['/locations/volta/ho/listings/bakery?store=osu', `${osu}/listings/bakery`],
    ['/no/such/page/at/all?store=osu', osu],
  ])('%s goes to %s and leaves the current brand context', async (path, to) => {
    expect(await visit(path, { ...inOsu, ...withAma })).toEqual({ to, cookies: clearedCookies });
  });

  test.each([
    '/buy-a-business/listings/bakery',
    '/locations/volta/ho/listings/bakery',
    '/agents/ama/listings/bakery',
  ])('goes to the office itself from a listing or post of another office: %s', async (path) => {
    seller = { slug: 'ho' };
    expect(await visit(`${path}?store=osu`)).toEqual({ to: osu, cookies: clearedCookies });
  });

  test.each([
    ['is not there', () => queryContent.mockResolvedValue({ office: null, redirects: [] })],
    ['cannot be looked up', () => queryContent.mockRejectedValue(new Error('no backend'))],
  ])('continues without the parameter when it %s', async (_why, prepare) => {
    prepare();
    expect(await visit('/sell-a-business?store=nowhere&x=1')).toEqual({
      to: '/en-GH/sell-a-business?x=1',
      cookies: [],
    });
  });
});

describe('visitor in the context of an office or agent', () => {
  test.each([
    ['/blog?page=2', inOsu, `${osu}/blog?page=2`],
    ['/en-US/reviews', inOsu, '/en-US/locations/greater-accra/osu/reviews'],
    [
      '/en-GH/buy-a-business/business-listing-search?q=shop',
      inOsu,
      `${osu}/buy-a-business/active-business-listings?q=shop`,
    ],
    ['/en-GH/sell-a-business', withAma, '/en-GH/agents/ama/sell-a-business'],
    [
      '/sell-a-business/calculator?x=1',
      { ...withAma, ...inOsu },
      '/en-GH/agents/ama/sell-a-business/calculator?x=1',
    ],
  ])('%s', async (path, stored, to) => {
    expect(await visit(path, stored)).toEqual({ to, cookies: [] });
  });

  test('is redirected to the current address of the office', async () => {
    expect((await visit('/blog', { storedOffice: 'volta/osu' })).to).toBe(`${osu}/blog`);
  });

  test.each([inOsu, withAma])(
    'continues without context, and is not redirected any more, when %o no longer exists',
    async (stored) => {
      office = null;
      agent = null;
      const { to, cookies } = await visit('/sell-a-business?x=1', stored);
      expect(to).toBe('/en-GH/sell-a-business?x=1');
      expect(cookies).toEqual(clearedCookies);
    },
  );

  test('is redirected by the cookie while the backend is unavailable', async () => {
    queryContent.mockRejectedValue(new Error('no backend'));
    expect(await visit('/blog', inOsu)).toEqual({ to: `${osu}/blog`, cookies: [] });
  });
});

describe('staff redirects take precedence', () => {
  test.each([
    ['/blog', inOsu, '/sell-a-business', `${osu}/sell-a-business`],
    ['/blog', inOsu, '/resources#papers', '/en-GH/resources?x=1#papers'],
    ['/blog', inOsu, 'https://partner.example/news', 'https://partner.example/news'],
    ['/blog', inOsu, 'https://partner.example/news', 'https://partner.example/news?x=1'],
    ['/blog', inOsu, '/sell-a-business?login=1#faq', `${osu}/sell-a-business?login=1#faq`],
    ['/blog', inOsu, '/sell-a-business?x=2&y=2', `${osu}/sell-a-business?y=2&x=1`],
  ])('%s', async (from, stored, to, expected) => {
    redirects = [{ from, to, permanent: true }];
    expect((await visit(expected.includes('x=1') ? `${from}?x=1` : from, stored)).to).toBe(expected);
  });

  test('also for a visitor with an office in the query', async () => {
    redirects = [{ from: '/old-guide', to: '/sell-a-business/seller-faq', permanent: true }];
    expect((await visit('/old-guide?store=osu')).to).toBe(`${osu}/sell-a-business/seller-faq`);
    redirects = [{ from: '/old-guide', to: '/sell-a-business/seller-faq?login=1#top', permanent: true }];
    expect((await visit('/old-guide?store=osu')).to).toBe(`${osu}/sell-a-business/seller-faq?login=1#top`);
  });
});

test.each([
  [['store', '//evil.example']],
  [['office', 'a', '..', 'x']],
  [['elsewhere', 'osu']],
  [['store', 'osu', '//evil.example']],
  [['store', 'osu', '\\evil.example']],
  [['agent', 'ama', 'https:', '', 'evil.example']],
  [[]],
])('context redirect › a direct call of the lookup never leaves the site: %j', async (lookup) => {
  const params = Promise.resolve({ locale: '//evil.example', segments: lookup });
  const { headers } = await GET(new Request(`${origin}/api/context-redirect/x`), { params });
  expect(headers.get('location')).toMatch(/^\/en-GH(\/(?![/\\])|$)/);
});
