// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findAddressCall } from '@/schemas/composing/links';
import { respond } from '@/tests/support/fake-routes';
import type { FoundTarget } from './search-targets';

const [given] = vi.hoisted(() => [{ choose: (_target: FoundTarget) => Promise.resolve() }]);
vi.mock('../finding/find-box', () => ({
  FindBox: ({ choose }: { choose: typeof given.choose }) => {
    given.choose = choose;
    return null;
  },
}));

const container = document.createElement('div');
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Chooses an office, of which the server says where it stands. */
async function chooseOsu(answer: () => Response) {
  const { LinkSearch } = await import('./link-search');
  const { findPath } = await import('../records/find-path');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    // A page of an earlier test may still be saved.
    if (!address.startsWith('/cms-api/pages/1/composing')) asked.push(address);
    return answer();
  });
  const choose = vi.fn();
  await act(async () => root.render(<LinkSearch id="link" choose={choose} close={() => undefined} />));
  await act(() => given.choose({ key: 'office 7', name: 'Osu', find: () => findPath('office', 7) }));
  expect(asked).toEqual(['/compose/address?kind=office&id=7']);
  return { choose, said: container.querySelector('[role=alert]')?.textContent };
}

it('leads to where visitors find what was chosen', async () => {
  const { choose, said } = await chooseOsu(() =>
    respond(findAddressCall, { status: 200, body: { path: '/locations/greater-accra/osu' } }),
  );
  expect(choose.mock.calls).toEqual([['Osu', '/locations/greater-accra/osu']]);
  expect(said).toBeUndefined();
});

it('says when visitors do not find it', async () => {
  const { choose, said } = await chooseOsu(() =>
    respond(findAddressCall, { status: 200, body: { path: null } }),
  );
  expect(said).toMatch(/^Visitors find no page of “Osu” yet/);
  expect(choose).not.toHaveBeenCalled();
});

it.each([
  () => respond(findAddressCall, { status: 503 }),
  () => respond(findAddressCall, { status: 401 }),
  () => {
    throw new TypeError('Failed to fetch');
  },
])('says that it cannot be told just now, when it cannot', async (answer) => {
  const { choose, said } = await chooseOsu(answer);
  expect(said).toMatch(/cannot be told just now/);
  expect(choose).not.toHaveBeenCalled();
});
