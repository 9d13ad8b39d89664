import { afterEach, expect, it, vi } from 'vitest';
import { searchPlaces } from './search-places';

afterEach(() => vi.unstubAllGlobals());

it('whatever a text may lead to is searched for in one request, which can be broken off', async () => {
  const asked: [string, AbortSignal | undefined | null][] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([address, init?.signal]);
    const agent = { kind: 'agent', id: 7, name: 'Ama Mensah', note: 'Broker' };
    const nothing = { slug: null, base: null, picture: null, warning: null };
    return Response.json({ records: [{ ...agent, ...nothing }], hasMore: true });
  });
  const { signal } = new AbortController();
  const { found, hasMore } = await searchPlaces('ama mensah', signal);
  expect(found).toMatchObject([{ key: 'agent 7', name: 'Ama Mensah', note: 'Agent · Broker' }]);
  expect(hasMore).toBe(true);
  const kinds = ['page', 'office', 'agent', 'listing', 'region', 'post'].map((kind) => `kind=${kind}`);
  expect(asked).toEqual([[`/cms-api/composing/records?${kinds.join('&')}&words=ama+mensah&most=4`, signal]]);
});

it('an address is found as it is, without a request', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  const { found } = await searchPlaces(' ama@example.com ', new AbortController().signal);
  expect(found).toMatchObject([{ key: 'mailto:ama@example.com' }]);
});
