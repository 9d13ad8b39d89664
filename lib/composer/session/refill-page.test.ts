import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { refillPage } from './refill-page';

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const boundTo = (slug: string) =>
  openDocument([
    { id: 'a', type: 'office-hero', version: 0, props: {}, bind: { source: 'office', query: { slug } } },
  ]);

/** The offices that were asked for, in the order of time, and how the latest question is answered. */
let asked: string[];
let fail: () => void;
let refill: ReturnType<typeof refillPage>;
const take = vi.fn();
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(/"slug":"(\w+)"/.exec(body)?.[1] ?? '');
    return new Promise((_answer, refuse) => {
      fail = () => refuse(new TypeError('Failed to fetch'));
    });
  });
  const empty = { of: openDocument([]), page: JSON.parse('{}') };
  refill = refillPage(page, () => empty, take);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the newest document in its time, whatever becomes of the question before', async () => {
  refill(boundTo('osu'));
  await pass(600);
  refill(boundTo('kumasi'));
  await pass(200);
  fail();
  await pass(400);
  expect(asked).toEqual(['osu', 'kumasi']);
});

it('asks again for the newest document only', async () => {
  refill(boundTo('osu'));
  await pass(600);
  fail();
  await pass(1_000);
  refill(boundTo('kumasi'));
  await pass(600);
  fail();
  await pass(20_000);
  expect(asked).toEqual(['osu', 'kumasi', 'kumasi']);
  expect(take).not.toHaveBeenCalled();
});
