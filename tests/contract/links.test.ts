import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApolloClient } from '@apollo/client';
import { getOperationAST, Kind, type OperationDefinitionNode, print } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContentClient } from '@/lib/graphql/content-client';
import { readContentUrl } from '@/lib/graphql/content-url';
import { fetchWithRetry } from '@/lib/graphql/fetch-with-retry';
import * as operations from '@/lib/graphql/generated/operations';
import { ContentError, queryContent } from '@/lib/graphql/query-content';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let server: Server;
let inProcess: ApolloClient;
let overHttp: ApolloClient;

async function listen(listener: RequestListener): Promise<[Server, string]> {
  const started = createServer(listener);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return [started, `http://127.0.0.1:${address.port}/graphql`];
}

async function readAll(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

beforeAll(async () => {
  contract = await startContract();
  const { POST } = await import('@/app/graphql/route');
  const [started, url] = await listen(async (request, response) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const body = await readAll(request);
    const answer = await POST(new Request(url, { method: 'POST', headers, body: new Uint8Array(body) }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  server = started;
  inProcess = createContentClient(undefined);
  overHttp = createContentClient(url);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await contract.stop();
});

/** A value for each variable of the site's operations, by name. */
const values: Record<string, unknown> = {
  slug: 'osu',
  region: 'greater-accra',
  locale: 'en-GH',
  office: 'osu',
  agent: 'ama-mensah',
  contentLocale: 'en-GH',
  listing: 'bakery',
  post: 'first',
  route: 'Home',
  name: 'header',
  filter: {},
  order: 'price_desc',
  limit: 10,
  token: 't',
  path: '/old/guide',
  kind: 'listings',
  number: 1,
  agentSlug: 'ama-mensah',
  latitude: 5.55,
  longitude: -0.18,
  radius: 100_000,
  search: { words: 'bakery' },
  category: 'Food and drink',
};
const slugs: Record<string, string> = {
  AgentBySlug: 'ama-mensah',
  ListingBySlug: 'bakery',
  ComparedListing: 'bakery',
};

function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const entries = (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const { value: name } = variable.name;
    if (name === 'slug') return [name, slugs[operation.name?.value ?? ''] ?? values.slug];
    if (name in values) return [name, values[name]];
    if (type.kind !== Kind.NON_NULL_TYPE) return [name, null];
    if (print(type) === 'Boolean!') return [name, true];
    if (print(type) === '[ID!]!') return [name, ['1', '2']];
    throw new Error(`Give the variable ${name} a value`);
  });
  return Object.fromEntries(entries);
}

const sampleRequests = Object.values(operations).flatMap((query) => {
  const operation = getOperationAST(query);
  return operation ? [{ name: operation.name?.value, query, variables: variablesOf(operation) }] : [];
});

describe('in-process and HTTP content clients', () => {
  // Time limits have tests of their own; here a busy machine would exceed them.
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(sampleRequests)('return the same: $name', async ({ name, query, variables }) => {
    const [localResult, httpResult] = await Promise.all(
      [inProcess, overHttp].map((client) =>
        client.query<unknown>({ query, variables, errorPolicy: 'all', fetchPolicy: 'no-cache' }),
      ),
    );
    expect(JSON.parse(JSON.stringify(localResult?.data ?? null))).toEqual(httpResult?.data);
    expect(JSON.stringify(localResult?.data)).not.toContain('__typename');
    if (name === 'UserByToken')
      expect([localResult?.error, httpResult?.error]).toEqual([expect.anything(), expect.anything()]);
    else expect([localResult?.error, httpResult?.error]).toEqual([undefined, undefined]);
  });
});

describe('content client', () => {
  const { RedirectsDocument, UserByTokenDocument } = operations;

  it('returns the data', async () => {
    const read = await queryContent(RedirectsDocument, { path: '/old/guide' }, inProcess);
    expect(read.redirects).toHaveLength(1);
  });

  it('names the failed operation in errors', async () => {
    const failed = queryContent(UserByTokenDocument, { token: 't' }, overHttp);
    await expect(failed).rejects.toThrow(ContentError);
    await expect(failed).rejects.toThrow(/UserByToken failed: The session could not be checked/);
  });

  it('aborts when a backend does not answer, and then fails fast for a short time', async () => {
    const [silent, url] = await listen(() => {});
    const client = createContentClient(url);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const read = () => queryContent(RedirectsDocument, { path: '/old/guide' }, client);
    const timeoutMessage = 'Redirects failed: the content backend did not respond in time';
    await expect(read()).rejects.toThrow(timeoutMessage);
    await expect(read()).rejects.toThrow(timeoutMessage);
    await sleep(1_000);
    await expect(read()).rejects.toThrow(timeoutMessage);
    expect(timeout.mock.calls.flat()).toEqual([1_600, 300, 1_600]);
    timeout.mockRestore();
    silent.closeAllConnections();
    silent.close();
  });

  it('aborts when a database does not answer', async () => {
    const find = vi.spyOn(contract.payload, 'find').mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = expect(
      queryContent(RedirectsDocument, { path: '/old/guide' }, inProcess),
    ).rejects.toThrow('did not respond in time');
    await vi.waitFor(() => expect(find).toHaveBeenCalled());
    vi.runAllTimers();
    vi.useRealTimers();
    await reading;
    find.mockRestore();
  });

  it('retries once, only when the connection was dropped', async () => {
    let requests = 0;
    const [flaky, url] = await listen((request, response) => {
      requests += 1;
      if (requests === 1) request.socket.resetAndDestroy();
      else
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"errors":[{"message":"down"}]}');
    });
    await expect(
      queryContent(RedirectsDocument, { path: '/old/guide' }, createContentClient(url)),
    ).rejects.toThrow('Redirects failed');
    expect(requests).toBe(2);
    flaky.close();
  });

  it('does not retry twice', async () => {
    let requests = 0;
    const [broken, url] = await listen((request) => {
      requests += 1;
      request.socket.resetAndDestroy();
    });
    await expect(fetchWithRetry(2000)(url)).rejects.toThrow();
    expect(requests).toBe(2);
    broken.close();
  });
});

describe('CONTENT_GRAPHQL_URL', () => {
  it('sets the content backend; empty means in-process', () => {
    expect(readContentUrl(undefined)).toBeUndefined();
    expect(readContentUrl(' ')).toBeUndefined();
    expect(readContentUrl('https://a.example/graphql')).toBe('https://a.example/graphql');
  });
  it.each(['content.example.com', 'ftp://a.example', '/graphql'])('must be a web address: %j', (url) => {
    expect(() => readContentUrl(url)).toThrow(/CONTENT_GRAPHQL_URL must be an absolute/);
  });
});
