// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { findRecordsCall } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { searchTargets } from './link-search';

afterEach(() => vi.unstubAllGlobals());

const noRecords = { records: [], hasMore: false };

it('searchTargets › searches all kinds of record in one request, which can be aborted', async () => {
  const requests: [string, AbortSignal | undefined | null][] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push([address, init?.signal]);
    const agent = { kind: 'agent', id: 7, name: 'Ama Mensah', note: 'Broker' } as const;
    const emptyFields = { slug: null, base: null, picture: null, warning: null };
    return respond(findRecordsCall, {
      status: 200,
      body: { records: [{ ...agent, ...emptyFields }], hasMore: true },
    });
  });
  const { signal } = new AbortController();
  const { items, hasMore } = await searchTargets('ama mensah', signal);
  expect(items).toMatchObject([{ key: 'agent 7', name: 'Ama Mensah', note: 'Agent · Broker' }]);
  expect(hasMore).toBe(true);
  const kinds = ['page', 'office', 'agent', 'listing', 'region', 'post'].map((kind) => `kind=${kind}`);
  expect(requests).toEqual([
    [`/cms-api/composing/records?${kinds.join('&')}&words=ama+mensah&limit=4&public=true`, signal],
  ]);
});

it.each([
  [' ama@example.com ', 'mailto:ama@example.com'],
  ['024 412 3456', 'tel:+233244123456'],
])('searchTargets › returns an address without a request: %s', async (query, address) => {
  const fetch = vi.fn(async () => respond(findRecordsCall, { status: 200, body: noRecords }));
  vi.stubGlobal('fetch', fetch);
  const { items } = await searchTargets(query, new AbortController().signal);
  expect(items).toMatchObject([{ key: address }]);
  expect(await items[0]?.resolvePath()).toBe(address);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['meridian.example', [{ key: 'https://meridian.example' }], /^No published page matches/],
  ['024 412', [], /^This is not a complete telephone number/],
  ['price list', [], /^No published page matches “price list”\. Publish a page/],
])(
  'searchTargets › also searches for ambiguous input, and explains an empty result: %s',
  async (query, items, reason) => {
    vi.stubGlobal('fetch', async () => respond(findRecordsCall, { status: 200, body: noRecords }));
    const finding = await searchTargets(query, new AbortController().signal);
    expect(finding).toMatchObject({ items, reason: expect.stringMatching(reason) });
  },
);

it.each([
  [{ found: null, isThere: false }, null],
  [{ found: null, isThere: true }, '/abuot-us'],
  [null, '/abuot-us'],
])('searchTargets › resolves a dead address of this site to null: %o', async (body, address) => {
  vi.stubGlobal('fetch', async () => (body ? Response.json(body) : new Response('', { status: 503 })));
  const { items } = await searchTargets('/abuot-us', new AbortController().signal);
  expect(await items[0]?.resolvePath()).toBe(address);
});
