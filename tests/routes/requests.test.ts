import { describe, expect, test } from 'vitest';
import { type Decision, decideRequest, type SiteRequest } from '@/lib/routes/decide-request';

/** A decision as short text: `page /en-GH`, `307 /en-GH`, `rewrite /…`, followed by the locale to store. */
function formatDecision(decision: Decision): string {
  if (decision.kind === 'refuse') return String(decision.status);
  const { language } = decision;
  const where =
    decision.kind === 'page'
      ? ['page', decision.path]
      : [decision.kind === 'rewrite' ? 'rewrite' : decision.status, decision.to];
  return [...where, ...(language ? [`lang=${language}`] : [])].join(' ');
}

function siteRequest(url: string, rest: Partial<SiteRequest> = {}): SiteRequest {
  const [path = '', search] = url.split('?');
  return { method: 'GET', path, search: search === undefined ? '' : `?${search}`, ...rest };
}

/** A decision, with the address to which the lookup of old addresses redirects when it finds none. */
const formatOutcome = (decision: Parameters<typeof formatDecision>[0]): string =>
  formatDecision(decision).replace(/^rewrite \/api\/old-address/, '307 ');

const osu = '/locations/greater-accra/osu';
const kumasi = '/locations/ashanti/kumasi';

describe('locale', () => {
  test.each([
    ['/', '307 /en-GH'],
    ['', '307 /en-GH'],
    ['/en-GH', 'page /en-GH'],
    ['/en-US', 'page /en-US'],
    ['/en-GH/', 'page /en-GH'],
    ['/blog', '307 /en-GH/blog'],
    ['/blog?page=2', '307 /en-GH/blog?page=2'],
    ['/en-US/blog?page=2', 'page /en-US/blog'],
    ['/EN-us/blog', '308 /en-US/blog'],
    ['/en-gh', '308 /en-GH'],
    ['/fr-CA/blog', '307 /en-GH/blog'],
    ['/fr-CA', '307 /en-GH'],
    ['/ja-JP/buy-a-business/listings/cold-store', '307 /en-GH/buy-a-business/listings/cold-store'],
    ['/de-DE/blog', '307 /en-GH/de-de/blog'],
    ['/en', '308 /en-GH'],
    ['/en/blog', '308 /en-GH/blog'],
    ['/en/blog?page=2', '308 /en-GH/blog?page=2'],
    ['/en/blog?setlang=1', '307 /en-GH/blog lang=en-GH'],
    ['/EN/blog', '308 /en-GH/blog'],
    ['/fr/blog', '307 /en-GH/blog'],
    ['/en-GH/en', 'page /en-GH/en'],
    ['/en-GH/fr', 'page /en-GH/fr'],
    ['/en-GH/en-US/blog', '308 /en-GH/blog'],
    ['/404', '307 /en-GH/404'],
  ])('%s → %s', (url, expected) => {
    expect(formatOutcome(decideRequest(siteRequest(url)))).toBe(expected);
  });

  test.each([
    ['/', 'en-US', '307 /en-US'],
    ['/blog', 'en-US', '307 /en-US/blog'],
    ['/en-GH/blog', 'en-US', 'page /en-GH/blog'],
    ['/fr-CA/blog', 'en-US', '307 /en-US/blog'],
    ['/blog', 'fr-CA', '307 /en-GH/blog'],
    ['/blog', 'en-us', '307 /en-GH/blog'],
    ['/blog', '//evil.example', '307 /en-GH/blog'],
    ['/blog', '', '307 /en-GH/blog'],
  ])('%s with the stored locale "%s" → %s', (url, storedLanguage, expected) => {
    expect(formatDecision(decideRequest(siteRequest(url, { storedLanguage })))).toBe(expected);
  });

  test.each([
    ['/en-US/blog?setlang=1', '307 /en-US/blog lang=en-US'],
    ['/en-US?setlang=1', '307 /en-US lang=en-US'],
    ['/en-GH/blog?setlang=1&page=2', '307 /en-GH/blog?page=2 lang=en-GH'],
    ['/blog?setlang=1', '307 /en-GH/blog'],
    ['/fr-CA/blog?setlang=1', '307 /en-GH/blog'],
    ['/en-US/agents/ama/bio?setlang=1', '307 /en-US/agents/ama/bio lang=en-US'],
  ])('locale switch: %s → %s', (url, expected) => {
    expect(formatOutcome(decideRequest(siteRequest(url)))).toBe(expected);
  });

  test.each([
    ['/', 'page /en-GH'],
    ['/blog?page=2', 'page /en-GH/blog'],
    ['/en-GH', '307 /'],
    ['/en-GH/blog?page=2', '307 /blog?page=2'],
    ['/en-US/blog', '307 /blog'],
    ['/fr-CA/blog', '307 /blog'],
    ['/en-GH/en-US/blog', '307 /blog'],
    ['/Blog/', '307 /blog'],
    ['/agents/ama/bio', 'page /en-GH/agents/ama/bio'],
    ['/en-GH//evil.example', '307 /evil.example'],
    ['/no/such/page/at/all', 'page /en-GH/no/such/page/at/all'],
    ['/en-US/blog?setlang=1', '307 /blog'],
    ['/?store=osu', 'rewrite /api/context-redirect/en-GH/store/osu'],
  ])('single locale: %s → %s', (url, expected) => {
    expect(formatDecision(decideRequest(siteRequest(url), ['en-GH']))).toBe(expected);
  });
});

describe('canonical spelling', () => {
  test.each([
    ['/en-GH/Sell-A-Business', '308 /en-GH/sell-a-business'],
    ['/en-GH/blog/', '308 /en-GH/blog'],
    ['/en-GH//blog', '308 /en-GH/blog'],
    ['/en-GH/./blog', '308 /en-GH/blog'],
    ['/en-GH/%62log', '308 /en-GH/blog'],
    [`/en-GH${osu.toUpperCase()}?x=A`, `308 /en-GH${osu}?x=A`],
    ['/en-GH/No/Such/Page/Here', 'page /en-GH/No/Such/Page/Here'],
    ['/en-GH/%', 'page /en-GH/%'],
    ['/en-GH/%00', 'page /en-GH/%00'],
    ['/en-GH/%2e%2e/blog', 'page /en-GH/%2e%2e/blog'],
    ['/%2e%2e/blog', '307 /en-GH/404'],
    ['/%', '307 /en-GH/404'],
    ['/%2F%2Fevil.example', '307 /en-GH/%2F%2Fevil.example'],
    ['//evil.example', '307 /en-GH/evil.example'],
    ['/\\evil.example', '307 /en-GH/%5Cevil.example'],
    ['/%5cevil.example', '307 /en-GH/%5Cevil.example'],
    ['/%252e%252e/blog', '307 /en-GH/%252e%252e/blog'],
    ['/javascript:alert(1)', '307 /en-GH/javascript%3Aalert(1)'],
  ])('%s → %s', (url, expected) => {
    expect(formatOutcome(decideRequest(siteRequest(url)))).toBe(expected);
  });
});

test.each([
  '/en-GH/agents/ama/bio',
  '/en-GH/agents/ama/my-listings',
  '/en-GH/reviews',
  `/en-GH${osu}/buy-a-business/business-listing-search`,
  '/en-GH/bizmatch/profile',
])('requests › routes that only redirect are left to the redirect lookup: %s', (url) => {
  expect(formatDecision(decideRequest(siteRequest(url)))).toBe(`page ${url}`);
});

describe('office in the query', () => {
  const lookup = (rest: string) => `rewrite /api/context-redirect/${rest}`;
  test.each([
    ['/?store=osu', lookup('en-GH/store/osu')],
    ['/en-US?location=osu', lookup('en-US/store/osu')],
    ['/en-US/sell-a-business?magasin=Osu', lookup('en-US/store/osu/sell-a-business')],
    ['/blog?store=osu&page=2', lookup('en-GH/store/osu/blog?page=2')],
    ['/blog?store=osu&location=tema', lookup('en-GH/store/osu/blog')],
    ['/blog?store=&location=tema', lookup('en-GH/store/tema/blog')],
    ['/en-GH/blog?store=', '307 /en-GH/blog'],
    ['/en-GH/blog?store=../x&page=2', '307 /en-GH/blog?page=2'],
    ['/blog?store=%2F%2Fevil.example', '307 /en-GH/blog'],
    ['/en-GH/blog?stores=osu', 'page /en-GH/blog'],
  ])('%s → %s', (url, expected) => {
    expect(formatOutcome(decideRequest(siteRequest(url)))).toBe(expected);
  });
});

describe('office in the cookie', () => {
  const lookup = (rest: string) => `rewrite /api/context-redirect/en-GH/office/greater-accra/osu/${rest}`;
  test.each([
    ['/en-GH/sell-a-business', lookup('sell-a-business')],
    ['/sell-a-business?x=1', lookup('sell-a-business?x=1')],
    ['/en-GH/Blog/', lookup('blog')],
    ['/en-GH/reviews', lookup('reviews')],
    ['/en-GH/buy-a-business/business-listing-search', lookup('buy-a-business/business-listing-search')],
    ['/en-GH/buy-a-business/listings/cold-store', lookup('buy-a-business/listings/cold-store')],
    ['/en-GH/contact-us', lookup('contact-us')],
    ['/en-GH/resources', 'page /en-GH/resources'],
    ['/en-GH/no/such/page/here', 'page /en-GH/no/such/page/here'],
    [`/en-GH${osu}/reviews`, `page /en-GH${osu}/reviews`],
    [`/en-GH${kumasi}`, `page /en-GH${kumasi}`],
    ['/en-GH', 'page /en-GH'],
    ['/', '307 /en-GH'],
    ['/en-GH/agents/ama', 'page /en-GH/agents/ama'],
    ['/blog?store=tema', 'rewrite /api/context-redirect/en-GH/store/tema/blog'],
  ])('%s → %s', (url, expected) => {
    expect(formatDecision(decideRequest(siteRequest(url, { storedOffice: 'greater-accra/osu' })))).toBe(
      expected,
    );
  });

  test.each(['', 'osu', '/', 'a/b/c', '../osu', 'greater-accra/', 'https://evil.example'])(
    'ignores an invalid cookie: "%s"',
    (storedOffice) => {
      expect(formatDecision(decideRequest(siteRequest('/en-GH/sell-a-business', { storedOffice })))).toBe(
        'page /en-GH/sell-a-business',
      );
    },
  );
});

describe('agent in the cookie', () => {
  const lookup = (rest: string) => `rewrite /api/context-redirect/en-GH/agent/ama/${rest}`;
  test.each([
    ...[
      'sell-a-business',
      'sell-a-business/what-is-my-business-worth',
      'sell-a-business/calculator',
      'sell-a-business/seller-registration',
      'sell-a-business/seller-registration/thank-you',
      'buy-a-business',
      'buy-a-business/buyer-registration',
      'buy-a-business/buyer-registration/thank-you',
    ].map((path) => [`/en-GH/${path}`, lookup(path)]),
    ['/en-GH/sell-a-business/seller-faq', 'page /en-GH/sell-a-business/seller-faq'],
    ['/en-GH/buy-a-business/listings/cold-store', 'page /en-GH/buy-a-business/listings/cold-store'],
    ['/en-GH/sell-a-business/recently-sold-listings', 'page /en-GH/sell-a-business/recently-sold-listings'],
    ['/en-GH/buy-a-business/business-listing-search', 'page /en-GH/buy-a-business/business-listing-search'],
    ['/en-GH/contact-us', 'page /en-GH/contact-us'],
    ['/en-GH/blog', 'page /en-GH/blog'],
    ['/en-GH/agents/ama/listings', 'page /en-GH/agents/ama/listings'],
  ])('%s → %s', (url, expected) => {
    expect(formatDecision(decideRequest(siteRequest(url ?? '', { storedAgent: 'ama' })))).toBe(expected);
  });

  test('takes precedence over an office', () => {
    const stored = { storedAgent: 'ama', storedOffice: 'greater-accra/osu' };
    expect(formatDecision(decideRequest(siteRequest('/en-GH/sell-a-business', stored)))).toBe(
      lookup('sell-a-business'),
    );
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'get', ''])(
  'requests › pages are read-only: %s',
  (method) => {
    expect(formatDecision(decideRequest(siteRequest('/en-GH', { method })))).toBe('405');
  },
);

describe('query of a page', () => {
  const estimate = Buffer.from('estimate=a&profit=1').toString('base64url');
  test.each([
    [
      '/en-GH/sell-a-business/calculator?estimate=a&profit=1',
      `page /en-GH/sell-a-business/calculator/asked.${estimate}`,
    ],
    [
      '/sell-a-business/calculator?estimate=a&profit=1',
      '307 /en-GH/sell-a-business/calculator?estimate=a&profit=1',
    ],
    ['/en-GH/sell-a-business/calculator?profit=1', 'page /en-GH/sell-a-business/calculator'],
  ])('%s → %s', (url, expected) => {
    expect(formatOutcome(decideRequest(siteRequest(url)))).toBe(expected);
  });

  test('is also answered below the single locale', () => {
    const decision = decideRequest(siteRequest('/about?estimate=a&profit=1'), ['en-GH']);
    expect(formatDecision(decision)).toBe(`page /en-GH/about/asked.${estimate}`);
  });
});

describe('search query', () => {
  const page = '/en-GH/buy-a-business/business-listing-search';
  const answer = (search: string) => `page ${page}/asked.${Buffer.from(search).toString('base64url')}`;
  test.each([
    ['?region=ashanti&price_max=500000', answer('region=ashanti&price_max=500000')],
    ['?price_max=500000&region=ashanti', `307 ${page}?region=ashanti&price_max=500000`],
    ['?words=&region=&sort=newest', `307 ${page}`],
    ['?region=ashanti&utm_source=x', answer('region=ashanti')],
    ['?utm_source=x&region=ashanti', `307 ${page}?region=ashanti&utm_source=x`],
    ['?utm_source=x', `page ${page}`],
  ])('%s → %s', (query, expected) => {
    expect(formatDecision(decideRequest(siteRequest(page + query)))).toBe(expected);
  });

  test('is forwarded to the office of the visitor', () => {
    const decision = decideRequest(
      siteRequest(`${page}?region=ashanti`, { storedOffice: 'greater-accra/osu' }),
    );
    expect(formatDecision(decision)).toMatch(/^rewrite \/api\/context-redirect\/.*\?region=ashanti$/);
  });
});
