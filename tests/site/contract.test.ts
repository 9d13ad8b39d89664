import { describe, expect, inject, it } from 'vitest';

const site = inject('siteUrl');

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** What a browser does before each POST: fetches the cookie and sends its value back as a header. */
async function csrfHeaders(): Promise<Record<string, string>> {
  const response = await fetch(`${site}/sanctum/csrf-cookie`);
  expect(response.status).toBe(204);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token ?? '') };
}

describe('GraphQL over HTTP', () => {
  it('answers a query', async () => {
    const query = '{ office(slug: "osu") { name slug state_slug } }';
    expect(await post('/graphql', { query })).toEqual({
      status: 200,
      answer: {
        data: {
          office: { name: 'Meridian Business Advisors Osu', slug: 'osu', state_slug: 'greater-accra' },
        },
      },
    });
  });

  it('rejects a query that is nested too deeply, with a message', async () => {
    const query = `{ office(slug: "osu") { menus { items ${'{ items '.repeat(40)}{ label }${'}'.repeat(40)} } } }`;
    const { answer } = await post('/graphql', { query });
    expect(JSON.stringify(answer)).toContain('nested too deeply');
  });

  it.each([
    ['a field', '{ offixes { slug } }', 'Cannot query field "offixes" on type "Query".'],
    ['an argument', '{ office(slugs: "osu") { slug } }', 'Unknown argument "slugs" on field "Query.office".'],
  ])('suggests no names for %s', async (_name, query, message) => {
    const { answer } = await post('/graphql', { query });
    expect(answer).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ message })]) });
    expect(JSON.stringify(answer)).not.toMatch(/did you mean/i);
  });

  it('is never cached', async () => {
    for (const [path, init] of [
      ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
      ['/graphql', {}],
      ['/cms-api/staff/me', {}],
      ['/cms-api/pages', {}],
      ['/api/nothing-is-here', {}],
      ['/_next/static/chunks/nothing.css', {}],
    ] satisfies [string, RequestInit][])
      expect([path, (await fetch(site + path, init)).headers.get('cache-control')]).toEqual([
        path,
        'no-store',
      ]);
  });
});

describe('REST over HTTP', () => {
  it('returns an office to a client with the CSRF cookie', async () => {
    const { status, answer } = await post('/api/offices/osu', {}, await csrfHeaders());
    expect(status).toBe(200);
    expect(answer).toMatchObject({ broker_lic: 'MBA-BR-0001', location_id: 'gh-001' });
  });

  it('answers 404 for an office that does not exist', async () => {
    expect((await post('/api/offices/atlantis', {}, await csrfHeaders())).status).toBe(404);
  });
});

describe('office search', () => {
  const search = async (query: string) => {
    const response = await fetch(`${site}/api/office-search?${query}`);
    const answer: unknown = await response.json();
    return { status: response.status, answer, cache: response.headers.get('cache-control') };
  };

  it('sorts offices by distance from a town, a digital address or a position', async () => {
    for (const query of ['near=Osu', 'near=GA-032-4517', 'latitude=5.557&longitude=-0.182']) {
      const { status, answer, cache } = await search(query);
      expect({ status, cache }).toEqual({ status: 200, cache: 'public, max-age=300' });
      expect(answer).toMatchObject({
        offices: expect.arrayContaining([{ slug: 'tema', distance: expect.any(Number) }]),
      });
      expect(answer).toHaveProperty('offices.0.slug', 'osu');
    }
  });

  it('finds nothing for an unknown place', async () => {
    expect(await search('near=Atlantis')).toMatchObject({ status: 200, answer: { offices: [] } });
  });

  it('rejects an incomplete position', async () => {
    expect(await search('latitude=5.5')).toMatchObject({ status: 400, cache: 'no-store' });
  });
});
