import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentListingsResponseSchema } from '@/schemas/rest/agent-listing';
import { employeeResponseSchema, employeesResponseSchema } from '@/schemas/rest/employee';
import { officeDetailsSchema } from '@/schemas/rest/office-details';
import { openRest, type Rest, type Sent } from './open-rest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let post: Rest;

beforeAll(async () => {
  contract = await startContract();
  post = await openRest();
});
afterAll(() => contract.stop());

describe('POST /api/offices/{slug}', () => {
  it('returns licence, routing and owner', async () => {
    const { status, answer } = await post('office', { params: { slug: 'osu' } });
    expect(status).toBe(200);
    expect(officeDetailsSchema.parse(answer)).toEqual({
      broker_lic: 'MBA-BR-0001',
      broker_of_record: 'Ama Mensah',
      location_id: 'gh-001',
      buyers_route: '/buy-a-business',
      owner_id: '17',
      owner: {
        name: 'Ama Mensah',
        email: 'ama@example.com',
        slug: 'ama-mensah',
        phone: '+233302730002',
        image: expect.stringMatching(/^\/media\/.+\.webp$/),
      },
    });
  });

  it('omits empty values', async () => {
    const { answer } = await post('office', { params: { slug: 'kumasi' } });
    expect(officeDetailsSchema.parse(answer)).toMatchObject({ broker_lic: null, owner: null });
  });

  it.each(['nowhere', 'ada', 'tema'])('finds no office %j', async (slug) => {
    const answer = { message: 'Office not found' };
    expect(await post('office', { params: { slug } })).toEqual({ status: 404, answer });
  });
});

describe('people', () => {
  it('are listed without hidden people', async () => {
    const { status, answer } = await post('employees', { body: { limit: 2 } });
    const { data, meta } = employeesResponseSchema.parse(answer);
    expect(status).toBe(200);
    expect(data.map(({ name }) => name)).toEqual(['Kojo Asante', 'Ama Mensah']);
    expect(meta).toEqual({ total: 3, page: 1, pages: 2 });
  });

  it('are listed by office without private contact details', async () => {
    const { answer } = await post('byOffice', { body: { tribe_slug: 'osu' } });
    const { data } = employeesResponseSchema.parse(answer);
    expect(data.map(({ name, phone, email }) => [name, phone, email])).toEqual([
      ['Ama Mensah', '+233244123456', 'ama@example.com'],
      ['Efua Owusu', null, null],
    ]);
    expect((await post('byOffice', { body: { tribe_slug: 'nowhere' } })).status).toBe(404);
  });

  it('are returned by slug', async () => {
    const { answer } = await post('agent', { params: { agent: 'ama-mensah' } });
    expect(employeeResponseSchema.parse(answer).data).toMatchObject({
      slug: 'ama-mensah',
      office: { slug: 'osu', name: 'Meridian Osu' },
      name: 'Ama Mensah',
      name_id: 'AM-1',
      extension: '12',
    });
    expect(await post('agent', { params: { agent: 'yaw-boateng' } })).toMatchObject({ status: 404 });
  });

  it('are returned with their listings, all or those of one office', async () => {
    const params = { agent: 'ama-mensah' };
    const { answer } = await post('listings', { params });
    expect(agentListingsResponseSchema.parse(answer).data.map(({ slug }) => slug)).toEqual([
      'bakery',
      'sold-cafe',
    ]);
    const elsewhere = await post('listings', { params }, '?tribe_slug=kumasi');
    expect(agentListingsResponseSchema.parse(elsewhere.answer).meta.total).toBe(0);
    const sold = await post('listings', { params, body: { status: ['sold'] } });
    expect(agentListingsResponseSchema.parse(sold.answer).data.map(({ slug }) => slug)).toEqual([
      'sold-cafe',
    ]);
    expect((await post('listings', { params: { agent: 'nobody' } })).status).toBe(404);
  });

  it('are returned with a picture of each listing, or the placeholder', async () => {
    const imageOf = async () => {
      const { answer } = await post('listings', { params: { agent: 'ama-mensah' } });
      return agentListingsResponseSchema.parse(answer).data[0]?.image;
    };
    const createWithImages = (images: number[]) =>
      contract.payload.update({
        collection: 'listings',
        where: { slug: { equals: 'bakery' } },
        data: { images },
      });
    expect(await imageOf()).toMatch(/^\/media\//);
    await createWithImages([]);
    expect(await imageOf()).toBe('/brand/placeholder.svg');
  });
});

describe('invalid call', () => {
  it('gets the invalid fields', async () => {
    const { status, answer } = await post('byOffice', { body: { limit: 1000, colour: 'red' } });
    expect(status).toBe(422);
    expect(answer).toEqual({
      message: expect.stringMatching(/ \(and 2 more errors\)$/),
      errors: {
        limit: ['Send at most 100.'],
        tribe_slug: ['This field is missing.'],
        colour: ['This field is not recognised.'],
      },
    });
  });

  it.each<[unknown, string, string]>([
    [{ page: 'two' }, 'page', 'Send a number.'],
    [{ page: 1.5 }, 'page', 'Send a whole number.'],
    [{ page: 0 }, 'page', 'Send at least 1.'],
    [{ page: null }, 'page', 'Send a number.'],
    [{ status: 'sold' }, 'status', 'Send a list.'],
    [{ status: ['gone'] }, 'status.0', 'Send one of these: active, under_offer, sold.'],
    [{ status: Array(4).fill('sold') }, 'status', 'Send at most 3 entries.'],
    [[], 'body', 'Send a JSON object.'],
  ])('gets a message of ours: %j', async (body, field, sentence) => {
    const reply = await post('listings', { params: { agent: 'ama-mensah' }, body });
    expect(reply).toEqual({ status: 422, answer: { message: sentence, errors: { [field]: [sentence] } } });
  });

  it.each([
    ['', 'Send at least 1 character.'],
    ['x'.repeat(97), 'Send at most 96 characters.'],
    [7, 'Send text.'],
  ])('gets that message for text, too: %j', async (tribe_slug, sentence) => {
    expect(await post('byOffice', { body: { tribe_slug } })).toMatchObject({
      answer: { errors: { tribe_slug: [sentence] } },
    });
  });

  it.each([
    ['the network’s people', 'employees', {}],
    ['those of an office', 'byOffice', { body: { tribe_slug: 'osu' } }],
    ['the listings of an agent', 'listings', { params: { agent: 'ama-mensah' } }],
  ])('gets the maximum page depth: %s', async (_name, route, sent: Sent) => {
    const fetchPage = (page: number, limit: number) =>
      post(route, { ...sent, body: { ...Object(sent.body), page, limit } });
    expect(await fetchPage(11, 100)).toMatchObject({ status: 200, answer: { data: [] } });
    for (const [page, limit] of [
      [12, 100],
      [1002, 1],
      [10_000, 100],
    ] as const) {
      const sentence = expect.stringContaining('1000 records deep');
      expect(await fetchPage(page, limit)).toEqual({
        status: 422,
        answer: { message: sentence, errors: { page: [sentence] } },
      });
    }
  });

  it.each([
    ['no JSON', { body: '{' }, 400],
    ['too large', { body: { tribe_slug: 'x'.repeat(100_000) } }, 413],
    [
      'a form',
      { body: 'tribe_slug=osu', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
  ])('is refused: %s', async (_name, sent, status) => {
    expect(await post('byOffice', sent)).toEqual({ status, answer: { message: expect.any(String) } });
  });

  it('gets no internal details', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const find = vi.spyOn(contract.payload, 'find').mockRejectedValue(new Error('secret'));
    const { status, answer } = await post('employees');
    find.mockRestore();
    logged.mockRestore();
    expect([status, answer]).toEqual([500, { message: 'An error occurred. Please try again later.' }]);
  });

  it('gets an error from an instance without a database', async () => {
    vi.stubEnv('CONTENT_GRAPHQL_URL', 'https://content.example.com/graphql');
    const { status } = await post('employees');
    vi.unstubAllEnvs();
    expect(status).toBe(404);
  });
});

describe('cross-site requests', () => {
  const mismatch = { status: 419, answer: { message: 'CSRF token mismatch.' } };
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const cookie = { cookie: 'a=1; XSRF-TOKEN=abc%3D; b=2' };
  it.each([
    ['from another site', evil],
    ['from a sibling', { origin: 'http://shop.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['from nowhere', { origin: 'null' }],
    ['with a token that differs', { ...evil, ...cookie, 'x-xsrf-token': 'abd=' }],
    ['with an empty token', { ...evil, cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('are refused: %s', async (_name, headers) => {
    expect(await post('employees', { headers })).toEqual(mismatch);
  });

  it.each([
    ['from our own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['from our own page in an older browser', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['with the token of the cookie', { ...evil, ...cookie, 'x-xsrf-token': 'abc=' }],
    ['from a program', {}],
  ])('are distinguished from same-site ones: %s', async (_name, headers) => {
    expect((await post('employees', { headers })).status).toBe(200);
  });

  it('are detected by a cookie that the browser can read', async () => {
    const { GET } = await import('@/app/sanctum/csrf-cookie/route');
    const response = GET(new Request('https://www.example.com/sanctum/csrf-cookie'));
    expect([response.status, await response.text()]).toEqual([204, '']);
    const tokenCookie = response.headers.get('set-cookie') ?? '';
    expect(tokenCookie).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; Max-Age=7200; SameSite=Lax; Secure$/);
    const token = decodeURIComponent(tokenCookie.slice('XSRF-TOKEN='.length, tokenCookie.indexOf(';')));
    const headers = {
      ...evil,
      cookie: tokenCookie.slice(0, tokenCookie.indexOf(';')),
      'x-xsrf-token': token,
    };
    expect((await post('employees', { headers })).status).toBe(200);
  });
});
