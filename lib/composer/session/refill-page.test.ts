// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { pass, pretendSessions, words } from '@/tests/support/pretended-session';
import { refillPage } from './refill-page';

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '77' } as const;
const boundTo = (slug: string) =>
  openDocument([
    { id: 'a', type: 'office-hero', version: 0, props: {}, bind: { source: 'office', query: { slug } } },
  ]);

/** The offices that were asked for, in the order of time, those whose question was broken off, and how the latest is answered. */
let asked: string[];
let left: string[];
let fail: () => void;
let answer: (status: number) => void;
let refill: ReturnType<typeof refillPage>;
const take = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [asked, left] = [[], []];
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    // Sessions that other tests have left go on asking for pages of their own.
    if (!body.includes('"id":77')) return Promise.reject(new TypeError('Failed to fetch'));
    const office = /"slug":"(\w+)"/.exec(body)?.[1] ?? '';
    asked.push(office);
    return new Promise((give, refuse) => {
      fail = () => refuse(new TypeError('Failed to fetch'));
      answer = (status) => give(Response.json({}, { status }));
      signal.addEventListener('abort', () => {
        left.push(office);
        refuse(signal.reason);
      });
    });
  });
  const empty = { of: openDocument([]), page: JSON.parse('{}') };
  refill = refillPage(page, () => empty, take);
});
afterEach(() => {
  refill.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the newest document in its time, whatever becomes of the question before', async () => {
  refill.ask(boundTo('osu'));
  await pass(600);
  refill.ask(boundTo('kumasi'));
  await pass(200);
  fail();
  await pass(400);
  expect(asked).toEqual(['osu', 'kumasi']);
});

it('asks again for the newest document only', async () => {
  refill.ask(boundTo('osu'));
  await pass(600);
  fail();
  await pass(1_000);
  refill.ask(boundTo('kumasi'));
  await pass(600);
  fail();
  await pass(20_000);
  expect(asked).toEqual(['osu', 'kumasi', 'kumasi']);
  expect(take).not.toHaveBeenCalled();
});

it('breaks off the question before, unless it asks for all that the newest document needs', async () => {
  refill.ask(boundTo('osu'));
  await pass(600);
  refill.ask(openDocument([...closeDocument(boundTo('osu')), words('b')]));
  await pass(600);
  expect([asked, left]).toEqual([['osu'], []]);
  refill.ask(boundTo('kumasi'));
  await pass(600);
  expect([asked, left]).toEqual([['osu', 'kumasi'], ['osu']]);
  refill.ask(openDocument([]));
  await pass(600);
  expect(left).toEqual(['osu', 'kumasi']);
});

it.each([400, 401, 404, 413])(
  'asks no second time what is answered %i, until other data is needed',
  async (status) => {
    refill.ask(boundTo('osu'));
    await pass(600);
    answer(status);
    await pass(3_600_000);
    refill.ask(boundTo('osu'));
    await pass(3_600_000);
    expect(asked).toEqual(['osu']);
    refill.ask(boundTo('kumasi'));
    await pass(600);
    expect(asked).toEqual(['osu', 'kumasi']);
  },
);

it('asks ever more rarely what is not to be had just now', async () => {
  refill.ask(boundTo('osu'));
  await pass(600);
  const counts: number[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    for (let second = 0; second < 60; second += 1) {
      answer(503);
      await pass(1_000);
    }
    counts.push(asked.length);
  }
  expect(counts[0]).toBe(4);
  expect(counts.at(-1)).toBeLessThan(20);
});

it('asks nothing in a tab that is out of sight, and at once when it is shown again', async () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  refill.ask(boundTo('osu'));
  await pass(3_600_000);
  expect(asked).toEqual([]);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toEqual(['osu']);
  sight.mockRestore();
});

describe('of a session', () => {
  const { open, server } = pretendSessions();
  const bound = {
    id: 'c',
    type: 'office-hero',
    version: 0,
    props: {},
    bind: { source: 'office', query: { slug: 'osu' } },
  };
  const put: Operation = { kind: 'insert', node: bound, at: { parent: null, slot: '', after: null } };
  const fillings = () => server().asked.filter((one) => one.endsWith('/compose/filling')).length;
  const asksAgain = async () => {
    const before = fillings();
    await pass(600_000);
    return fillings() > before;
  };

  it('it ends with it', async () => {
    const session = open();
    const end = session.start();
    expect(session.do([put])).toBeNull();
    expect(await asksAgain()).toBe(true);
    end();
    expect(await asksAgain()).toBe(false);
  });

  it('it is had after the password was given again', async () => {
    server().instead = (_method, url) => (url.pathname === '/compose/filling' ? { status: 401 } : null);
    const session = open();
    expect(session.do([put])).toBeNull();
    await pass(5_000);
    expect(await asksAgain()).toBe(false);
    await session.signedIn();
    expect(await asksAgain()).toBe(true);
  });
});
