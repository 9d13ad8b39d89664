import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { emptyReferences } from '@/lib/engine/reference-table';
import { signText } from '@/lib/forms/signed-text';
import { applyInvalidation, monotonicNow, stateOf } from '@/lib/page-store/page-state';
import { setInvalidationReader } from '@/lib/page-store/sync-invalidations';
import type { PageRecordQuery, PageSources } from '@/lib/publish/page-sources';
import { confirmationParameter } from '@/lib/routes/request-names';
import type { Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { type RenderAddress, renderPage } from './render-page';

const heading: StoredBlock = {
  id: 'own',
  type: 'call-to-action',
  version: 0,
  props: { heading: 'Sell with us', actions: [{ label: 'Call', to: { url: '/contact-us' } }] },
};
const pageOf = (route: string): Page => ({
  ...{ id: '1', route, title: 'A page', metaTitle: null, metaDescription: null, layout: 'default' },
  ...{ noindex: route === 'ContactThankYou', locales: ['en-GH'], blocks: [heading] },
});
const banner: StoredBlock = {
  ...{ id: 'banner', type: 'consent-banner', version: 0 },
  props: { providers: { pixel: '123456789012345' } },
};

/** A site of three pages and a not-found page, with a consent banner in its footer. */
const sources = vi.hoisted((): { reads: string[] } => ({ reads: [] }));
vi.mock('@/adapters/page-sources', () => {
  const pageSources: PageSources = {
    readRedirects: async () => [
      { from: '/old', to: '/blog', permanent: true },
      { from: '/accents', to: 'https://example.com/caf\u00e9%20b?x=\u00f6', permanent: false },
    ],
    readPage: async ({ route }: PageRecordQuery) => {
      sources.reads.push(route);
      if (route === 'Blog') throw new Error('The database does not respond');
      return ['Home', 'ContactThankYou', 'ListingSearch', 'NotFound'].includes(route) ? pageOf(route) : null;
    },
    readSubjects: async () => ({ names: { network: 'Meridian' }, owner: null, region: null }),
    readRecordDescription: async () => ({ title: null, summary: null }),
    readSection: async ({ name }) => ({ blocks: name === 'footer' ? [banner] : [] }),
    readFigures: async () => ({}),
    readReferences: async () => emptyReferences,
    findBinding: (source, blockType) => ({
      entry: { query: { source, schema: z.unknown(), slugs: {} }, blockType, supplies: [] },
      supply: async () => ({ status: 'not-found' }),
    }),
  };
  return { pageSources };
});
vi.mock('@/adapters/discovery/record-facts.source', () => ({ readRecordFacts: async () => null }));
vi.mock('@/lib/graphql/collect-dependencies', () => ({
  collectDependencies: async (read: () => Promise<unknown>) => ({
    result: await read(),
    dependencies: ['pages'],
  }),
}));
vi.mock('@/lib/site-assets/site-assets', () => ({ readSiteAssets: () => null }));
vi.stubEnv('PAYLOAD_SECRET', 'a secret of a test');
vi.stubEnv('NODE_ENV', 'production');

const render = (path: string, query: string | null = null) => {
  const address: RenderAddress = {
    ...{ locale: 'en-GH' as const, path },
    query: query === null ? null : new URLSearchParams(query),
  };
  return renderPage(address);
};
beforeEach(() => {
  sources.reads.length = 0;
  setInvalidationReader(async () => undefined);
});

describe('rendered page', () => {
  it('is a complete document without scripts that React would run', async () => {
    const { status, html } = await render('/');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GH"><head>.*<\/head><body>.*<\/body><\/html>$/s);
    expect(html).toContain('Sell with us');
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
    expect(html).not.toContain('<template');
  });

  it('is stored by all, with the hosts of its analytics providers in its policy', async () => {
    const { headers, tags } = await render('/');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=86400, stale-if-error=86400',
    );
    expect(headers['x-accel-expires']).toBe('1');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://connect.facebook.net");
    expect(tags).toEqual(['pages', 'everything']);
  });

  it('counts from the start of its render, so that an invalidation during the render makes it stale', async () => {
    const rendering = render('/');
    applyInvalidation({
      invalidations: [{ key: 'pages', at: monotonicNow() }],
      purged: [],
      everythingBefore: 0,
    });
    expect(stateOf(await rendering)).toBe('stale');
    expect(stateOf(await render('/'))).toBe('fresh');
  });

  it('rejects when a source fails', async () => {
    await expect(render('/blog')).rejects.toThrow('The database does not respond');
  });
});

describe('redirect', () => {
  it('has its status and location, no body, and is revalidated by browsers', async () => {
    const { status, headers, html } = await render('/old');
    expect([status, headers.location, html]).toEqual([308, '/en-GH/blog', '']);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-accel-expires']).toBeUndefined();
  });

  it('encodes its location as ASCII and preserves existing escapes', async () => {
    const { status, headers } = await render('/accents');
    expect(status).toBe(307);
    expect(headers.location).toMatch(/^[\x21-\x7e]+$/);
    expect(headers.location).toContain('%20b?x=%C3%B6');
  });
});

describe('not-found page', () => {
  it('has status 404 and is rendered once for all addresses of its kind, until it changes', async () => {
    const first = await render('/nothing-here');
    expect(first.status).toBe(404);
    expect(first.html).toContain('noindex');
    sources.reads.length = 0;
    expect((await render('/nothing-there')).html).toBe(first.html);
    expect(sources.reads).not.toContain('NotFound');
    applyInvalidation({
      invalidations: [{ key: 'pages', at: monotonicNow() }],
      purged: [],
      everythingBefore: 0,
    });
    await render('/nothing-there');
    expect(sources.reads).toContain('NotFound');
  });

  it('is rendered again while invalidations cannot be read', async () => {
    await render('/nothing-here');
    sources.reads.length = 0;
    setInvalidationReader(() => new Promise(() => undefined));
    await render('/nothing-here');
    expect(sources.reads).toContain('NotFound');
  });
});

describe('page for a query', () => {
  it('of a search is stored for a minute by any cache', async () => {
    const { headers, status } = await render('/buy-a-business/business-listing-search', 'region=ashanti');
    // The page of this site has no search, so that the address without the query is enough.
    expect([status, headers['cache-control']]).toEqual([307, 'private, no-cache']);
    const missing = await render('/nothing-here', 'region=ashanti');
    expect(missing.headers['cache-control']).toBe('public, max-age=60, s-maxage=60');
    expect(missing.headers['x-accel-expires']).toBeUndefined();
  });

  it('with a confirmation shows it and is stored nowhere', async () => {
    const token = signText(confirmationParameter, 'Your message is with Osu');
    const { headers, html } = await render(
      '/contact-us/thank-you',
      new URLSearchParams({ [confirmationParameter]: token }).toString(),
    );
    expect(html).toContain('Your message is with Osu');
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
