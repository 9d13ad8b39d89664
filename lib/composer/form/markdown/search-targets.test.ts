// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { findRecordsCall } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { searchTargets } from './search-targets';

afterEach(() => vi.unstubAllGlobals());

const nothing = { records: [], hasMore: false };

it('whatever a text may lead to is searched for in one request, which can be broken off', async () => {
  const asked: [string, AbortSignal | undefined | null][] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([address, init?.signal]);
    const agent = { kind: 'agent', id: 7, name: 'Ama Mensah', note: 'Broker' } as const;
    const nothing = { slug: null, base: null, picture: null, warning: null };
    return respond(findRecordsCall, {
      status: 200,
      body: { records: [{ ...agent, ...nothing }], hasMore: true },
    });
  });
  const { signal } = new AbortController();
  const { found, hasMore } = await searchTargets('ama mensah', signal);
  expect(found).toMatchObject([{ key: 'agent 7', name: 'Ama Mensah', note: 'Agent · Broker' }]);
  expect(hasMore).toBe(true);
  const kinds = ['page', 'office', 'agent', 'listing', 'region', 'post'].map((kind) => `kind=${kind}`);
  expect(asked).toEqual([
    [`/cms-api/composing/records?${kinds.join('&')}&words=ama+mensah&most=4&public=true`, signal],
  ]);
});

it.each([
  [' ama@example.com ', 'mailto:ama@example.com'],
  ['024 412 3456', 'tel:+233244123456'],
])('an address is found as it is meant, without a request: %s', async (sought, address) => {
  const fetch = vi.fn(async () => respond(findRecordsCall, { status: 200, body: nothing }));
  vi.stubGlobal('fetch', fetch);
  const { found } = await searchTargets(sought, new AbortController().signal);
  expect(found).toMatchObject([{ key: address }]);
  expect(await found[0]?.find()).toBe(address);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['meridian.example', [{ key: 'https://meridian.example' }], /^Nothing that visitors see says/],
  ['024 412', [], /^This is no whole telephone number/],
  ['price list', [], /^Nothing that visitors see says “price list”\. A page can be linked to once/],
])(
  'what may be words is searched for as well, and why nothing is found is told: %s',
  async (sought, found, reason) => {
    vi.stubGlobal('fetch', async () => respond(findRecordsCall, { status: 200, body: nothing }));
    const finding = await searchTargets(sought, new AbortController().signal);
    expect(finding).toMatchObject({ found, reason: expect.stringMatching(reason) });
  },
);

it.each([
  [{ found: null, isThere: false }, null],
  [{ found: null, isThere: true }, '/abuot-us'],
  [null, '/abuot-us'],
])('an address of this site at which nothing stands leads nowhere: %o', async (answer, address) => {
  vi.stubGlobal('fetch', async () => (answer ? Response.json(answer) : new Response('', { status: 503 })));
  const { found } = await searchTargets('/abuot-us', new AbortController().signal);
  expect(await found[0]?.find()).toBe(address);
});
