import { describe, expect, inject, it } from 'vitest';

const site = inject('siteUrl');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { redirect: 'manual', headers });

describe('language', () => {
  it('redirects a request without a language to the default one', async () => {
    const response = await get('/about-transworld-business-advisors');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/en-GH/about-transworld-business-advisors');
  });

  it('redirects a request without a language to the stored one', async () => {
    const response = await get('/', { cookie: 'lang=en-US' });
    expect(response.headers.get('location')).toBe('/en-US');
  });

  it.each(['en-GH', 'en-US'])('sets the lang attribute of a page to %s', async (locale) => {
    expect(await (await get(`/${locale}`)).text()).toContain(`<html lang="${locale}"`);
  });
});

describe('missing page', () => {
  it.each(['/en-GH/no-such-page', '/en-US/a/b/c/d/e', '/en-GH/agents/nobody'])(
    '%s answers 404 with the not-found page, on the first request and from the cache',
    async (path) => {
      for (const _attempt of [1, 2]) {
        const response = await get(path);
        expect(response.status).toBe(404);
        const html = await response.text();
        expect(html).toContain('Something&#x27;s missing.');
        expect(html).toContain(
          'Sorry, we can&#x27;t find that page. You&#x27;ll find lots to explore on the home page.',
        );
        expect(html).toMatch(/<a [^>]*href="\/en-(GH|US)"[^>]*>[^<]*Back to Homepage/);
      }
    },
  );
});

it.each(['/en-GH/buy-a-business/listings/none', '/en-US/locations/greater-accra/osu/listings/none'])(
  'missing listing › %s answers 404 with its own text',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Listing not found/);
    expect(html).toMatch(/<title>Listing not found/);
  },
);

describe('malformed address', () => {
  it.each([
    ['GET', '/en-GH/%ff', 404],
    ['GET', '/en-GH/blog/50%-off', 404],
    ['GET', '/en-GH/x%0a', 404],
    ['GET', '/en-GH/locations/greater-accra/osu%0d', 404],
    ['GET', '/en-GH/blog/%E2%80%A8', 404],
    ['GET', '/en-GH/zz%0ay', 404],
    ['GET', '/cms-api/pages%0a', 400],
    ['GET', '/admin/%ff', 400],
    ['GET', '/admin/collections/pages/%', 400],
    ['GET', '/cms-api/%ff', 400],
    ['PATCH', '/cms-api/pages/%ff', 400],
    ['DELETE', '/cms-api/pages/1/%c0%ae', 400],
    ['GET', '/graphql/%ff', 400],
    ['POST', '/graphql/%ff', 400],
    ['GET', '/media/%ff', 400],
    ['GET', '/media/%e0%80.png', 400],
    ['GET', '/api/offices/%ff', 400],
    ['OPTIONS', '/api/%', 400],
    ['GET', '/api/context-redirect/en-GH/store/osu/%', 400],
    ['GET', '/sanctum/%ff', 400],
    ['GET', '/_next/static/%ff', 400],
  ])('%s %s answers %i with the standard headers', async (method, path, status) => {
    const response = await fetch(site + path, { method, redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe('public pages', () => {
  it('send a content security policy without inline scripts, on the first request and from the cache', async () => {
    const policies = [];
    for (const _attempt of [1, 2])
      policies.push(
        (await get('/en-US/about-transworld-business-advisors')).headers.get('content-security-policy'),
      );
    expect(policies[0]).toContain("; script-src 'self'; style-src 'self'; ");
    expect(policies[0]).not.toMatch(/unsafe|sha256|nonce/);
    expect(policies[1]).toBe(policies[0]);
  });

  it.each([
    ['a page', '/en-US/about-transworld-business-advisors'],
    ['a page that is not found', '/en-US/no-such-page-at-all'],
  ])('allow shared caches to store %s for seconds, not for a year', async (_name, path) => {
    for (const _attempt of [1, 2])
      expect((await get(path)).headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=86400, stale-if-error=86400',
      );
  });

  it('send no client hints, cookies or internal headers', async () => {
    const { headers } = await get('/en-GH');
    expect(headers.get('critical-ch')).toBeNull();
    expect(headers.get('accept-ch')).toBeNull();
    expect(headers.get('vary') ?? '').not.toContain('Sec-CH');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-next-cache-tags')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('CMS screens', () => {
  it('are not indexed, and allow only own scripts with a new nonce for each response', async () => {
    const nonces = new Set<string>();
    for (const _attempt of [1, 2]) {
      const response = await fetch(`${site}/admin/login`);
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)';/.exec(policyOf(response)) ?? [];
      nonces.add(nonce);
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      const inline = [...(await response.text()).matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(
        ([tag]) => tag,
      );
      expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(inline.length).toBeGreaterThan(0);
    }
    expect(nonces.size).toBe(2);
  });

  it('never use a nonce sent by the client', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-chosen'" };
    const response = await fetch(`${site}/en-GH/nobody-chose-this`, { headers });
    expect(await response.text()).not.toContain('chosen');
    expect(policyOf(response)).not.toContain('nonce');
  });
});

const policyOf = ({ headers }: Response): string => headers.get('content-security-policy') ?? '';
