import { describe, expect, test } from 'vitest';
import { type Decision, decideRequest, type SiteRequest } from '@/lib/routes/decide-request';

/** A decision in a word or two: `next`, `307 /en-GH`, `rewrite /…`, with what is remembered behind it. */
function tell(decision: Decision): string {
  if (decision.kind === 'refuse') return String(decision.status);
  const { language, office } = decision.remember;
  const memory = [
    language && `lang=${language}`,
    office && `office=${office.state}/${office.slug}`,
    office === null && 'office forgotten',
  ];
  const where =
    decision.kind === 'next'
      ? ['next']
      : [decision.kind === 'rewrite' ? 'rewrite' : decision.status, decision.to];
  return [...where, ...memory.filter(Boolean)].join(' ');
}

function ask(url: string, rest: Partial<SiteRequest> = {}): SiteRequest {
  const [path = '', search] = url.split('?');
  return { method: 'GET', path, search: search === undefined ? '' : `?${search}`, ...rest };
}

const osu = '/locations/greater-accra/osu';
const kumasi = '/locations/ashanti/kumasi';

describe('language', () => {
  test.each([
    ['/', '307 /en-GH'],
    ['', '307 /en-GH'],
    ['/en-GH', 'next'],
    ['/en-US', 'next'],
    ['/en-GH/', 'next'],
    ['/blog', '307 /en-GH/blog'],
    ['/blog?page=2', '307 /en-GH/blog?page=2'],
    ['/en-US/blog?page=2', 'next'],
    ['/EN-us/blog', '307 /en-US/blog'],
    ['/en-gh', '307 /en-GH'],
    ['/fr-CA/blog', '307 /en-GH/blog'],
    ['/fr-CA', '307 /en-GH'],
    ['/ja-JP/buy-a-business/listings/cold-store', '307 /en-GH/buy-a-business/listings/cold-store'],
    ['/de-DE/blog', '307 /en-GH/de-de/blog'],
    ['/en', '307 /en-GH/en'],
    ['/en-GH/en', 'next'],
    ['/en-GH/fr', 'next'],
    ['/en-GH/en-US/blog', '307 /en-GH/blog'],
    ['/404', '307 /en-GH/404'],
  ])('%s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url)))).toBe(expected);
  });

  test.each([
    ['/', 'en-US', '307 /en-US'],
    ['/blog', 'en-US', '307 /en-US/blog'],
    ['/en-GH/blog', 'en-US', 'next'],
    ['/fr-CA/blog', 'en-US', '307 /en-US/blog'],
    ['/blog', 'fr-CA', '307 /en-GH/blog'],
    ['/blog', 'en-us', '307 /en-GH/blog'],
    ['/blog', '//evil.example', '307 /en-GH/blog'],
    ['/blog', '', '307 /en-GH/blog'],
  ])('%s with the stored language "%s" → %s', (url, storedLanguage, expected) => {
    expect(tell(decideRequest(ask(url, { storedLanguage })))).toBe(expected);
  });

  test.each([
    ['/en-US/blog?setlang=1', '307 /en-US/blog lang=en-US'],
    ['/en-US?setlang=1', '307 /en-US lang=en-US'],
    ['/en-GH/blog?setlang=1&page=2', '307 /en-GH/blog?page=2 lang=en-GH'],
    ['/blog?setlang=1', '307 /en-GH/blog'],
    ['/fr-CA/blog?setlang=1', '307 /en-GH/blog'],
    ['/en-US/agents/ama/bio?setlang=1', '307 /en-US/agents/ama lang=en-US'],
  ])('the language switch: %s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url)))).toBe(expected);
  });

  test.each([
    ['/', 'rewrite /en-GH'],
    ['/blog?page=2', 'rewrite /en-GH/blog?page=2'],
    ['/en-GH', '307 /'],
    ['/en-GH/blog?page=2', '307 /blog?page=2'],
    ['/en-US/blog', '307 /blog'],
    ['/fr-CA/blog', '307 /blog'],
    ['/en-GH/en-US/blog', '307 /blog'],
    ['/Blog/', '307 /blog'],
    ['/agents/ama/bio', '307 /agents/ama'],
    ['/en-GH//evil.example', '307 /evil.example'],
    ['/no/such/page/at/all', 'rewrite /en-GH/no/such/page/at/all'],
    ['/en-US/blog?setlang=1', '307 /blog'],
    ['/?store=osu', 'rewrite /api/office-redirect/en-GH/osu'],
  ])('one language only: %s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url), ['en-GH']))).toBe(expected);
  });
});

describe('one spelling', () => {
  test.each([
    ['/en-GH/Sell-A-Business', '308 /en-GH/sell-a-business'],
    ['/en-GH/blog/', '308 /en-GH/blog'],
    ['/en-GH//blog', '308 /en-GH/blog'],
    ['/en-GH/./blog', '308 /en-GH/blog'],
    ['/en-GH/%62log', '308 /en-GH/blog'],
    [`/en-GH${osu.toUpperCase()}?x=A`, `308 /en-GH${osu}?x=A`],
    ['/en-GH/No/Such/Page/Here', 'next'],
    ['/en-GH/%', 'next'],
    ['/en-GH/%00', 'next'],
    ['/en-GH/%2e%2e/blog', 'next'],
    ['/%2e%2e/blog', '307 /en-GH/404'],
    ['/%', '307 /en-GH/404'],
    ['/%2F%2Fevil.example', '307 /en-GH/%2F%2Fevil.example'],
    ['//evil.example', '307 /en-GH/evil.example'],
    ['/\\evil.example', '307 /en-GH/%5Cevil.example'],
    ['/%5cevil.example', '307 /en-GH/%5Cevil.example'],
    ['/%252e%252e/blog', '307 /en-GH/%252e%252e/blog'],
    ['/javascript:alert(1)', '307 /en-GH/javascript%3Aalert(1)'],
  ])('%s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url)))).toBe(expected);
  });
});

describe('rows that only lead elsewhere', () => {
  test.each([
    ['/en-GH/agents/ama/bio', '308 /en-GH/agents/ama'],
    ['/agents/ama/bio', '307 /en-GH/agents/ama'],
    ['/en-GH/agents/ama/my-listings?from=card', '308 /en-GH/agents/ama?from=card#my-listings'],
    ['/en-GH/reviews', '308 /en-GH/locations'],
    [
      `/en-GH${osu}/buy-a-business/business-listing-search?q=shop`,
      `308 /en-GH${osu}/buy-a-business/active-business-listings?q=shop`,
    ],
    [`/en-GH${osu}/buy-a-business/listings/cold-store`, `308 /en-GH${osu}/listings/cold-store`],
    ['/en-GH/bizmatch/profile', 'next'],
  ])('%s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url)))).toBe(expected);
  });
});

describe('an office named in the query', () => {
  const lookup = (rest: string) => `rewrite /api/office-redirect/${rest}`;
  test.each([
    ['/?store=osu', lookup('en-GH/osu')],
    ['/en-US?location=osu', lookup('en-US/osu')],
    ['/en-US/sell-a-business?magasin=Osu', lookup('en-US/osu/sell-a-business')],
    ['/blog?store=osu&page=2', lookup('en-GH/osu/blog?page=2')],
    ['/blog?store=osu&location=tema', lookup('en-GH/osu/blog')],
    ['/blog?store=&location=tema', lookup('en-GH/tema/blog')],
    ['/en-GH/blog?store=', '307 /en-GH/blog'],
    ['/en-GH/blog?store=../x&page=2', '307 /en-GH/blog?page=2'],
    ['/blog?store=%2F%2Fevil.example', '307 /en-GH/blog'],
    ['/en-GH/blog?stores=osu', 'next'],
  ])('%s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url)))).toBe(expected);
  });
});

describe('an office remembered', () => {
  test.each([
    ['/en-GH/sell-a-business', `307 /en-GH${osu}/sell-a-business`],
    ['/sell-a-business?x=1', `307 /en-GH${osu}/sell-a-business?x=1`],
    ['/en-GH/reviews', `307 /en-GH${osu}/reviews`],
    [
      '/en-GH/buy-a-business/business-listing-search',
      `307 /en-GH${osu}/buy-a-business/active-business-listings`,
    ],
    ['/en-GH/buy-a-business/listings/cold-store', `307 /en-GH${osu}/listings/cold-store`],
    ['/en-GH/contact-us', `307 /en-GH${osu}/contact-us`],
    ['/en-GH/resources', 'next'],
    ['/en-GH/no/such/page/here', 'next'],
    [`/en-GH${osu}/reviews`, 'next'],
    [`/en-GH${kumasi}`, 'next office=ashanti/kumasi'],
    ['/en-GH', 'next office forgotten'],
    ['/', '307 /en-GH office forgotten'],
    ['/en-GH/agents/ama', 'next office forgotten'],
  ])('%s → %s', (url, expected) => {
    expect(tell(decideRequest(ask(url, { storedOffice: 'greater-accra/osu' })))).toBe(expected);
  });

  test.each(['', 'osu', '/', 'a/b/c', '../osu', 'greater-accra/', 'https://evil.example'])(
    'a cookie that names none: "%s"',
    (storedOffice) => {
      expect(tell(decideRequest(ask('/en-GH/sell-a-business', { storedOffice })))).toBe('next');
    },
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'get', ''])('pages are only read: %s', (method) => {
  expect(tell(decideRequest(ask('/en-GH', { method })))).toBe('405');
});
