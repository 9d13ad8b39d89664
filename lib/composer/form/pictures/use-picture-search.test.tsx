// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findRecordsCall } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { usePictureSearch } from './picture-library';

const pictureCount = 300;
let added = 0;
let isBroken = false;
const requests: string[] = [];

const picture = (id: number) => ({
  ...{ kind: 'media', id, name: `Picture ${id}` },
  ...{ slug: null, base: null, note: null, picture: null, warning: null },
});

/** Pictures by number, the newest first, with the page size limit of the server. */
function respondWithPictures(input: string): Response {
  const query = new URL(input, 'http://localhost').searchParams;
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
  requests.push(`${page}: ${limit}`);
  if (isBroken || limit > 50) return respond(findRecordsCall, { status: 400 });
  const all = Array.from({ length: pictureCount + added }, (_, index) =>
    picture(pictureCount + added - index),
  );
  return Response.json({
    records: all.slice((page - 1) * limit, page * limit),
    hasMore: page * limit < all.length,
  });
}

function TestResults() {
  const { results, isFailed, loadMore } = usePictureSearch('');
  return (
    <button type="button" onClick={loadMore}>
      {`${results?.pictures.length} ${results?.isComplete} ${isFailed}`}
    </button>
  );
}

it('picture search › loads older pictures page by page, each page and each picture once', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal);
    return respondWithPictures(input);
  });
  const { container } = await act(async () => render(<TestResults />));
  const button = container.querySelector('button');
  const expectText = (text: string) =>
    vi.waitFor(
      async () => {
        await act(() => new Promise((resolve) => setTimeout(resolve)));
        expect(container.textContent).toBe(text);
      },
      { interval: 5 },
    );
  const press = () => act(async () => button?.click());
  await expectText('24 false false');
  isBroken = true;
  await press();
  await expectText('24 false true');
  isBroken = false;
  added = 1;
  await press();
  await expectText('47 false false');
  for (let pages = 3; pages <= 12; pages += 1) {
    await press();
    await expectText(`${24 * pages - 1} false false`);
  }
  await press();
  await expectText('300 true false');
  expect(requests).toEqual(
    [1, 2, ...Array.from({ length: 12 }, (_, at) => at + 2)].map((page) => `${page}: 24`),
  );
  expect(signals.map(({ aborted }) => aborted)).toEqual([...signals.slice(1).map(() => true), false]);
  vi.unstubAllGlobals();
});
