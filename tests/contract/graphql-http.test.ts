import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let serve: (request: Request) => Promise<Response>;

beforeAll(async () => {
  contract = await startContract();
  serve = (await import('@/app/graphql/route')).POST;
});
afterAll(() => contract.stop());

async function send(init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await serve(new Request('http://localhost:3000/graphql', { method: 'POST', ...init }));
  return { status: response.status, text: await response.text() };
}
const json = { 'content-type': 'application/json' };
const postQuery = (query: string, variables: Record<string, unknown> = {}) =>
  send({ headers: json, body: JSON.stringify({ query, variables }) });

const nested = (levels: number) =>
  '{ office(slug: "osu") { menus { items '.concat(
    '{ items '.repeat(levels),
    '{ label }',
    '}'.repeat(levels),
    ' } } }',
  );

describe('GraphQL query over the limits', () => {
  it.each([
    ['50 levels deep', nested(50), 'nested too deeply: at most 8 levels'],
    [
      '1,000 aliases',
      `{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      'too long',
    ],
    [
      '20 aliases',
      `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: redirects { from }`).join(' ')} }`,
      'at most 15 are allowed',
    ],
    [
      '10,000 directives',
      `{ redirects ${'@a'.repeat(10_000)} { from } }`,
      'too long: at most 2000 words and signs',
    ],
    ['30 directives', `{ redirects { from ${'@skip(if: false) '.repeat(30)} } }`, 'too many directives'],
    [
      'a page of 1,000',
      '{ listings(limit: 1000) { items { slug } } }',
      'limit must lie between 1 and 100; it is 1000.',
    ],
    ['a page of 0', '{ agents(limit: 0) { total } }', 'limit must lie between 1 and 100'],
    ['page 0', '{ reviews(page: 0) { total } }', 'page must be 1 or more'],
    [
      'too many records',
      `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: listings(limit: 100) { items { images { url } agent { slug } } }`).join(' ')} }`,
      'records; at most 10000 are allowed',
    ],
    [
      'too many records through fragments',
      `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: listings(limit: 100) { ...P }`).join(' ')} } fragment P on ListingPage { items { ...L } } fragment L on Listing { images { url } }`,
      'records; at most 10000 are allowed',
    ],
    [
      'a fragment that contains itself',
      '{ ...A } fragment A on Query { redirects { from } ...A }',
      'Cannot spread fragment',
    ],
  ])('is rejected: %s', async (_name, query, sentence) => {
    const { status, text } = await postQuery(query);
    expect(text).toContain(sentence);
    expect(text).not.toContain('"data":{');
    // A request error may have status 200 for clients that accept plain JSON (GraphQL over HTTP).
    if (!/Cannot spread|too long/.test(text)) expect(status).toBe(400);
  });

  it('is rejected when the page size comes from a variable', async () => {
    const { status, text } = await postQuery('query ($n: Int) { listings(limit: $n) { total } }', {
      n: 5000,
    });
    expect([status, text]).toEqual([400, expect.stringContaining('limit must lie between')]);
  });
});

describe('invalid GraphQL request', () => {
  const query = '{ redirects { from } }';
  const form = new FormData();
  form.set('query', query);
  it.each([
    [
      'a body of a megabyte',
      { headers: json, body: JSON.stringify({ query, padding: 'x'.repeat(1e6) }) },
      413,
    ],
    ['a batch', { headers: json, body: JSON.stringify([{ query }, { query }]) }, 400],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `query=${query}` },
      415,
    ],
    ['a multipart form', { body: form }, 415],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query }) }, 415],
    ['bare GraphQL', { headers: { 'content-type': 'application/graphql' }, body: query }, 415],
    ['no JSON', { headers: json, body: '{' }, 400],
    ['no query', { headers: json, body: '{}' }, 200],
    ['a mutation', { headers: json, body: JSON.stringify({ query: 'mutation { a }' }) }, 200],
  ])('is rejected: %s', async (_name, init, status) => {
    const answer = await send(init);
    expect(answer.text).toContain('"errors":[{"message":"');
    expect(answer.text).not.toContain('"data":{');
    expect(answer.status).toBe(status);
  });

  it('is rejected by GET', async () => {
    const { GET } = await import('@/app/graphql/route');
    const url = `http://localhost:3000/graphql?query=${encodeURIComponent(query)}`;
    const response = await GET(new Request(url));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is aborted when its body does not end', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { headers: json, body, duplex: 'half' };
    expect((await send(init)).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});

describe('GraphQL response', () => {
  it('contains data', async () => {
    const { status, text } = await postQuery('query ($s: String!) { office(slug: $s) { name } }', {
      s: 'osu',
    });
    expect([status, JSON.parse(text)]).toEqual([200, { data: { office: { name: 'Meridian Osu' } } }]);
  });

  it('hides internal errors', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const find = vi.spyOn(contract.payload, 'find').mockRejectedValue(new Error('secret table name'));
    const { text } = await postQuery('{ redirects { from } }');
    find.mockRestore();
    expect(text).toContain('An error occurred. Please try again later.');
    expect(text).not.toContain('secret');
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('hides the schema in production', async () => {
    const { createGraphqlServer } = await import('@/lib/backend/contract/graphql-endpoint');
    const introspect = async (introspection: boolean) => {
      const body = JSON.stringify({ query: '{ __schema { types { name } } }' });
      const server = createGraphqlServer({ introspection });
      return (await server.fetch('http://localhost/graphql', { method: 'POST', headers: json, body })).text();
    };
    expect(await introspect(true)).toContain('OfficePin');
    expect(await introspect(false)).toContain('introspection');
    expect(await introspect(false)).not.toContain('OfficePin');
  });

  it('is an error when the instance has no database', async () => {
    vi.stubEnv('CONTENT_GRAPHQL_URL', 'https://content.example.com/graphql');
    const { status, text } = await postQuery('{ redirects { from } }');
    vi.unstubAllEnvs();
    expect([status, text]).toEqual([404, expect.stringContaining('no content of its own')]);
  });
});
