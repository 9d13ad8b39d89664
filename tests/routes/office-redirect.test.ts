import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/office-redirect/[locale]/[slug]/[[...path]]/route';
import { decideRequest } from '@/lib/routes/decide-request';

const queryContent = vi.hoisted(() => vi.fn());
vi.mock('@/lib/graphql/query-content', () => ({ queryContent }));

const origin = 'https://site.example';
const osu = { slug: 'osu', state_slug: 'greater-accra' };

/** What a visitor gets who asks for `path`, proxy and lookup together, as Next puts them together. */
async function visit(path: string): Promise<Response> {
  const [pathname = '', search = ''] = path.split('?');
  const decision = decideRequest({ method: 'GET', path: pathname, search: `?${search}` });
  if (decision.kind !== 'rewrite') throw new Error(`${path} is not looked up`);
  const [, , , locale = '', slug = '', ...rest] = new URL(decision.to, origin).pathname.split('/');
  return GET(new Request(`${origin}${path}`), { params: Promise.resolve({ locale, slug, path: rest }) });
}

beforeEach(() => {
  queryContent.mockReset().mockResolvedValue({ office: osu });
});

describe('a visitor who names an office in the query', () => {
  test.each([
    ['/?store=osu', '/en-GH/locations/greater-accra/osu'],
    ['/en-US?location=osu', '/en-US/locations/greater-accra/osu'],
    ['/en-US/sell-a-business?magasin=osu&x=1', '/en-US/locations/greater-accra/osu/sell-a-business?x=1'],
    ['/blog/cocoa?store=osu', '/en-GH/locations/greater-accra/osu/blog/cocoa'],
    ['/locations/ashanti/kumasi/reviews?store=osu', '/en-GH/locations/greater-accra/osu/reviews'],
    ['/resources?store=osu', '/en-GH/resources'],
    ['/agents/ama?store=osu', '/en-GH/agents/ama'],
  ])('%s goes to %s, and is remembered there', async (path, expected) => {
    const response = await visit(path);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(expected);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('set-cookie')).toContain('office=greater-accra%2Fosu; Path=/; SameSite=Lax');
  });

  test.each([
    ['is not there', () => queryContent.mockResolvedValue({ office: null })],
    ['cannot be looked up', () => queryContent.mockRejectedValue(new Error('no backend'))],
  ])('goes on without it when it %s', async (_why, prepare) => {
    prepare();
    const response = await visit('/sell-a-business?store=nowhere&x=1');
    expect(response.headers.get('location')).toBe('/en-GH/sell-a-business?x=1');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test.each(['//evil.example', '/\\evil.example', '/https://evil.example', '/%2F/evil.example', ''])(
    'cannot be led off the site by calling the lookup: %s',
    async (path) => {
      const params = Promise.resolve({ locale: '//evil.example', slug: 'osu', path: path.split('/') });
      const response = await GET(new Request(`${origin}/api/office-redirect/x/osu${path}`), { params });
      expect(response.headers.get('location')).toMatch(/^\/en-GH(\/(?![/\\])|$)/);
    },
  );
});
