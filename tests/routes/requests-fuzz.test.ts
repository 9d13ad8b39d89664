import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decision, decideRequest, type SiteRequest } from '@/lib/routes/decide-request';
import { leadLocation, pathInOffice, readLead } from '@/lib/routes/lead';
import { matchRoute } from '@/lib/routes/match-route';
import { routeTable } from '@/lib/routes/route-table';
import { keyOfSharedPage } from '@/lib/server/shared-page';
import type { Locale } from '@/schemas/locale';
import { isLongForm } from '../support/long-form';

const origin = 'https://site.example';
/** As many of them in the long form, a tenth in the short. */
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

/** A path on this site however a browser reads it: nothing a browser strips or takes for another host. */
function expectLocal(to: string): void {
  expect(to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(to, origin).origin).toBe(origin);
}

/** The key of the page that a request is answered with, in place or below the only language; null when it is led elsewhere. */
function keyOfAnswer(asked: SiteRequest, languages: readonly [Locale, ...Locale[]]): string | null {
  const decision = decideRequest(asked, languages);
  if (decision.kind === 'next') return asked.path;
  return decision.kind === 'rewrite' ? (decision.to.split('?')[0] ?? null) : null;
}

function expectSafe(decision: Decision): void {
  if (decision.kind === 'redirect' || decision.kind === 'rewrite') expectLocal(decision.to);
}

describe('any request at all', () => {
  test('is decided without throwing, and never leads off the site', () => {
    fc.assert(
      fc.property(request, enabled, (asked, languages) => expectSafe(decideRequest(asked, languages))),
      { numRuns: inForm(20_000) },
    );
  });

  test('is redirected once: what it is redirected to is served', () => {
    fc.assert(
      fc.property(request, enabled, (asked, languages) => {
        const first = decideRequest(asked, languages);
        if (first.kind !== 'redirect') return;
        const url = new URL(first.to, origin);
        const second = decideRequest({ ...asked, path: url.pathname, search: url.search }, languages);
        expect(second.kind === 'redirect' ? [asked, first.to, second.to] : []).toEqual([]);
      }),
      { numRuns: inForm(20_000) },
    );
  });

  test('that gets the page everybody gets is led to no other, and to none when it is led elsewhere', () => {
    fc.assert(
      fc.property(request, enabled, ({ method, path, search, ...stored }, languages) => {
        const { storedOffice, storedAgent } = stored;
        const headers =
          storedOffice === undefined && storedAgent === undefined
            ? {}
            : { cookie: `office=${storedOffice}; agent=${storedAgent}` };
        const key = keyOfSharedPage({ method, url: path + search, headers }, languages);
        if (key === null || path.includes('?')) return;
        if (keyOfAnswer({ method, path, search, ...stored }, languages) === key) return;
        // Nothing is kept there: who asks for it in its one spelling is not answered with it either.
        const spelling = languages.length > 1 ? key : key.slice(`/${languages[0]}`.length) || '/';
        expect(keyOfAnswer({ method: 'GET', path: spelling, search: '' }, languages)).not.toBe(key);
      }),
      { numRuns: inForm(20_000) },
    );
  });

  test('that is looked up keeps whom and where it was for', () => {
    fc.assert(
      fc.property(request, enabled, (asked, languages) => {
        const decision = decideRequest(asked, languages);
        if (decision.kind !== 'rewrite' || !decision.to.startsWith('/api/')) return;
        const [, , , ...lead] = new URL(decision.to, origin).pathname.split('/').map(decodeURIComponent);
        expect(readLead(lead.slice(1))).not.toBeNull();
      }),
      { numRuns: inForm(5_000) },
    );
  });

  test('asking for an office ends on this site, with or without the office', () => {
    const office = fc.constantFrom(null, { state: 'greater-accra', slug: 'osu' });
    const query = search.map((text) => new URLSearchParams(text));
    fc.assert(
      fc.property(path, query, office, enabled, (asked, rest, found, languages) =>
        expectLocal(leadLocation(found ? pathInOffice(asked, found) : '/', rest, languages[0], languages)),
      ),
      { numRuns: inForm(10_000) },
    );
  });

  test('is matched without throwing, and parameters are slugs', () => {
    fc.assert(
      fc.property(path, (asked) => {
        for (const value of Object.values(matchRoute(asked)?.params ?? {}))
          expect(value).toMatch(/^[a-z0-9-]{1,200}$/);
      }),
      { numRuns: inForm(20_000) },
    );
  });
});
