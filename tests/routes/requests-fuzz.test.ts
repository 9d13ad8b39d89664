import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextRedirectLocation, parseContextRedirect, pathInOffice } from '@/lib/routes/context-redirect';
import { type Decision, decideRequest, type SiteRequest } from '@/lib/routes/decide-request';
import { splitLanguage } from '@/lib/routes/language-prefix';
import { matchRoute } from '@/lib/routes/match-route';
import { joinPath } from '@/lib/routes/path-segments';
import { resolvePath } from '@/lib/routes/resolve-path';
import { routeTable } from '@/lib/routes/route-table';
import { pageCacheKey } from '@/lib/server/page-request';
import type { Locale } from '@/schemas/locale';
import { isLongForm } from '../support/test-scope';

const origin = 'https://site.example';
/** The number of runs in the long form; a tenth in the short form. */
const inForm = (runs: number) => (isLongForm ? runs : runs / 10);

const segment = fc.oneof(
  fc.constantFrom(
    'en-GH',
    'EN-us',
    'fr-CA',
    'en',
    'agents',
    'locations',
    'blog',
    'reviews',
    'bio',
    'api',
    '404',
  ),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2F',
    '%5C',
    '\\',
    '%',
    '%ff',
    '%00',
    '%0d%0aSet-Cookie:x',
    '//',
    '@evil.example',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const path = fc.oneof(
  fc.array(segment, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(...routeTable.map((row) => row.pattern.replaceAll(/\{\w+\}/g, 'a-1'))),
  fc.string({ unit: 'binary' }),
);
const search = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?store=osu',
    '?location=%2F%2Fevil',
    '?setlang=1',
    '?store=&setlang',
    '?x=%0d%0a',
  ),
  fc.string({ unit: 'binary' }).map((text) => `?${text}`),
);
const cookie = fc.option(
  fc.oneof(fc.constantFrom('en-US', 'greater-accra/osu', '//evil'), fc.string({ unit: 'binary' })),
  { nil: undefined },
);
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD'),
  path,
  search,
  storedLanguage: cookie,
  storedOffice: cookie,
  storedAgent: fc.option(fc.constantFrom('ama', '//evil', ''), { nil: undefined }),
});
const enabled = fc.constantFrom<readonly [Locale, ...Locale[]]>(
  ['en-GH', 'en-US'],
  ['en-GH'],
  ['ja-JP', 'fr-CA', 'en-GH'],
);

/** A path that every browser resolves on this site: nothing that browsers strip or parse as another host. */
function expectLocal(to: string): void {
  expect(to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(to, origin).origin).toBe(origin);
}

/** The key of the page that answers a request, directly or below the single locale; null for a redirect. */
function keyOfAnswer(siteRequest: SiteRequest, languages: readonly [Locale, ...Locale[]]): string | null {
  const decision = decideRequest(siteRequest, languages);
  if (decision.kind === 'page') return decision.path;
  return decision.kind === 'rewrite' ? (decision.to.split('?')[0] ?? null) : null;
}

function expectSafe(decision: Decision): void {
  if (decision.kind === 'redirect' || decision.kind === 'rewrite') expectLocal(decision.to);
}

describe('arbitrary request', () => {
  test('is decided without an exception and never redirected off the site', () => {
    fc.assert(
      fc.property(request, enabled, (siteRequest, languages) =>
        expectSafe(decideRequest(siteRequest, languages)),
      ),
      { numRuns: inForm(20_000) },
    );
  });

  test('is redirected at most once: the target is served', () => {
    fc.assert(
      fc.property(request, enabled, (siteRequest, languages) => {
        const first = decideRequest(siteRequest, languages);
        if (first.kind !== 'redirect') return;
        const url = new URL(first.to, origin);
        const second = decideRequest({ ...siteRequest, path: url.pathname, search: url.search }, languages);
        expect(second.kind === 'redirect' ? [siteRequest, first.to, second.to] : []).toEqual([]);
      }),
      { numRuns: inForm(20_000) },
    );
  });

  test('for the shared page is redirected to no other page, and to none when it is redirected by context', () => {
    fc.assert(
      fc.property(request, enabled, ({ method, path, search, ...stored }, languages) => {
        const { storedOffice, storedAgent } = stored;
        const headers =
          storedOffice === undefined && storedAgent === undefined
            ? {}
            : { cookie: `office=${storedOffice}; agent=${storedAgent}` };
        const key = pageCacheKey({ method, url: path + search, headers }, languages);
        if (key === null || path.includes('?')) return;
        if (keyOfAnswer({ method, path, search, ...stored }, languages) === key) return;
        // Such responses are not cached, so a request in the canonical spelling is not answered with them
        // either.
        const spelling = languages.length > 1 ? key : key.slice(`/${languages[0]}`.length) || '/';
        expect(keyOfAnswer({ method: 'GET', path: spelling, search: '' }, languages)).not.toBe(key);
      }),
      { numRuns: inForm(20_000) },
    );
  });

  test('forwarded to the lookup keeps its context and target', () => {
    fc.assert(
      fc.property(request, enabled, (siteRequest, languages) => {
        const decision = decideRequest(siteRequest, languages);
        if (decision.kind !== 'rewrite' || !decision.to.startsWith('/api/')) return;
        const [, , endpoint, language, ...lookup] = new URL(decision.to, origin).pathname
          .split('/')
          .map(decodeURIComponent);
        expect(languages).toContain(language);
        if (endpoint === 'old-address')
          expect(joinPath(lookup)).toBe(resolvePath(splitLanguage(siteRequest.path, languages).rest).path);
        else expect(parseContextRedirect(lookup)).not.toBeNull();
      }),
      { numRuns: inForm(5_000) },
    );
  });

  test('with an office in the query ends on this site, with or without the office', () => {
    const office = fc.constantFrom(null, { state: 'greater-accra', slug: 'osu' });
    const query = search.map((text) => new URLSearchParams(text));
    fc.assert(
      fc.property(path, query, office, enabled, (pagePath, rest, found, languages) =>
        expectLocal(
          contextRedirectLocation(found ? pathInOffice(pagePath, found) : '/', rest, languages[0], languages),
        ),
      ),
      { numRuns: inForm(10_000) },
    );
  });

  test('is matched without an exception, and its parameters are slugs', () => {
    fc.assert(
      fc.property(path, (pagePath) => {
        for (const value of Object.values(matchRoute(pagePath)?.params ?? {}))
          expect(value).toMatch(/^[a-z0-9-]{1,200}$/);
      }),
      { numRuns: inForm(20_000) },
    );
  });
});
