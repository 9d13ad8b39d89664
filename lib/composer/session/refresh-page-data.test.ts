// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { advanceTime, setUpFakeSessions, textBlock } from '@/tests/support/fake-session';
import { createPageDataRefresher } from './refresh-page-data';

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '77' } as const;
const documentBoundTo = (slug: string) =>
  openDocument([
    { id: 'a', type: 'office-hero', version: 0, props: {}, bind: { source: 'office', query: { slug } } },
  ]);

/** The requested offices in order, the aborted ones, and functions that answer the latest request. */
let requested: string[];
let aborted: string[];
let fail: () => void;
let respond: (status: number) => void;
let refresher: ReturnType<typeof createPageDataRefresher>;
const onData = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [requested, aborted] = [[], []];
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    // Sessions of other tests continue to request their own pages.
    if (!body.includes('"id":77')) return Promise.reject(new TypeError('Failed to fetch'));
    const office = /"slug":"(\w+)"/.exec(body)?.[1] ?? '';
    requested.push(office);
    return new Promise((resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
      respond = (status) => resolve(Response.json({}, { status }));
      signal.addEventListener('abort', () => {
        aborted.push(office);
        reject(signal.reason);
      });
    });
  });
  const empty = { document: openDocument([]), data: JSON.parse('{}') };
  refresher = createPageDataRefresher(page, () => empty, onData);
});
afterEach(() => {
  refresher.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('page data › is requested for the newest document even if the previous request fails', async () => {
  refresher.request(documentBoundTo('osu'));
  await advanceTime(600);
  refresher.request(documentBoundTo('kumasi'));
  await advanceTime(200);
  fail();
  await advanceTime(400);
  expect(requested).toEqual(['osu', 'kumasi']);
});

it('page data › is retried only for the newest document', async () => {
  refresher.request(documentBoundTo('osu'));
  await advanceTime(600);
  fail();
  await advanceTime(1_000);
  refresher.request(documentBoundTo('kumasi'));
  await advanceTime(600);
  fail();
  await advanceTime(20_000);
  expect(requested).toEqual(['osu', 'kumasi', 'kumasi']);
  expect(onData).not.toHaveBeenCalled();
});

it('page data › aborts the previous request unless it covers the newest document', async () => {
  refresher.request(documentBoundTo('osu'));
  await advanceTime(600);
  refresher.request(openDocument([...closeDocument(documentBoundTo('osu')), textBlock('b')]));
  await advanceTime(600);
  expect([requested, aborted]).toEqual([['osu'], []]);
  refresher.request(documentBoundTo('kumasi'));
  await advanceTime(600);
  expect([requested, aborted]).toEqual([['osu', 'kumasi'], ['osu']]);
  refresher.request(openDocument([]));
  await advanceTime(600);
  expect(aborted).toEqual(['osu', 'kumasi']);
});

it.each([400, 401, 404, 413])(
  'page data › is not requested again after status %i until other data is needed',
  async (status) => {
    refresher.request(documentBoundTo('osu'));
    await advanceTime(600);
    respond(status);
    await advanceTime(3_600_000);
    refresher.request(documentBoundTo('osu'));
    await advanceTime(3_600_000);
    expect(requested).toEqual(['osu']);
    refresher.request(documentBoundTo('kumasi'));
    await advanceTime(600);
    expect(requested).toEqual(['osu', 'kumasi']);
  },
);

it('page data › is retried with increasing delays', async () => {
  refresher.request(documentBoundTo('osu'));
  await advanceTime(600);
  const counts: number[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    for (let second = 0; second < 60; second += 1) {
      respond(503);
      await advanceTime(1_000);
    }
    counts.push(requested.length);
  }
  expect(counts[0]).toBe(4);
  expect(counts.at(-1)).toBeLessThan(20);
});

it('page data › is not requested in a hidden tab, and immediately when it becomes visible', async () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  refresher.request(documentBoundTo('osu'));
  await advanceTime(3_600_000);
  expect(requested).toEqual([]);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await advanceTime(0);
  expect(requested).toEqual(['osu']);
  sight.mockRestore();
});

describe('page data of a session', () => {
  const { open, server } = setUpFakeSessions();
  const bound = {
    id: 'c',
    type: 'office-hero',
    version: 0,
    props: {},
    bind: { source: 'office', query: { slug: 'osu' } },
  };
  const insertBound: Operation = { kind: 'insert', node: bound, at: { parent: null, slot: '', after: null } };
  const countRequests = () => server().requests.filter((one) => one.endsWith('/compose/page-data')).length;
  const isRequestedAgain = async () => {
    const before = countRequests();
    await advanceTime(600_000);
    return countRequests() > before;
  };

  it('is not requested after the session has ended', async () => {
    const session = open();
    const end = session.start();
    expect(session.apply([insertBound])).toBeNull();
    expect(await isRequestedAgain()).toBe(true);
    end();
    expect(await isRequestedAgain()).toBe(false);
  });

  it('is requested again after the user has signed in', async () => {
    server().instead = (_method, url) => (url.pathname === '/compose/page-data' ? { status: 401 } : null);
    const session = open();
    expect(session.apply([insertBound])).toBeNull();
    await advanceTime(5_000);
    expect(await isRequestedAgain()).toBe(false);
    await session.resumeAfterSignIn();
    expect(await isRequestedAgain()).toBe(true);
  });
});
