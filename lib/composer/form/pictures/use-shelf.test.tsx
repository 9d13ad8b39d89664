// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { findRecordsCall } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { useShelf } from './use-shelf';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const held = 300;
let added = 0;
let isBroken = false;
const asked: string[] = [];

const picture = (id: number) => ({
  ...{ kind: 'media', id, name: `Picture ${id}` },
  ...{ slug: null, base: null, note: null, picture: null, warning: null },
});

/** Pictures by their numbers, the newest first, bounded as the server bounds its lists. */
function answer(input: string): Response {
  const query = new URL(input, 'http://localhost').searchParams;
  const [most, page] = [Number(query.get('most')), Number(query.get('page'))];
  asked.push(`${page}: ${most}`);
  if (isBroken || most > 50) return respond(findRecordsCall, { status: 400 });
  const all = Array.from({ length: held + added }, (_, at) => picture(held + added - at));
  return Response.json({
    records: all.slice((page - 1) * most, page * most),
    hasMore: page * most < all.length,
  });
}

function Drawn() {
  const { shelf, isFailed, more } = useShelf('');
  return (
    <button type="button" onClick={more}>
      {`${shelf?.pictures.length} ${shelf?.isAll} ${isFailed}`}
    </button>
  );
}

it('shows older pictures page by page to the last one, each read once and shown once', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal);
    return answer(input);
  });
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Drawn />));
  const button = container.querySelector('button');
  const says = (text: string) =>
    vi.waitFor(
      async () => {
        await act(() => new Promise((resolve) => setTimeout(resolve)));
        expect(container.textContent).toBe(text);
      },
      { interval: 5 },
    );
  const press = () => act(async () => button?.click());
  await says('24 false false');
  isBroken = true;
  await press();
  await says('24 false true');
  isBroken = false;
  added = 1;
  await press();
  await says('47 false false');
  for (let pages = 3; pages <= 12; pages += 1) {
    await press();
    await says(`${24 * pages - 1} false false`);
  }
  await press();
  await says('300 true false');
  expect(asked).toEqual(
    [1, 2, ...Array.from({ length: 12 }, (_, at) => at + 2)].map((page) => `${page}: 24`),
  );
  expect(signals.map(({ aborted }) => aborted)).toEqual([...signals.slice(1).map(() => true), false]);
  vi.unstubAllGlobals();
});
