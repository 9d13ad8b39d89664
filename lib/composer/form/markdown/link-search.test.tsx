// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findAddressCall } from '@/schemas/composing/links';
import { respond } from '@/tests/support/fake-routes';
import type { TextLinkTarget } from './link-search';

const [captured] = vi.hoisted(() => [{ choose: (_target: TextLinkTarget) => Promise.resolve() }]);
vi.mock('../search-combobox', () => ({
  SearchCombobox: ({ onSelect }: { onSelect: typeof captured.choose }) => {
    captured.choose = onSelect;
    return null;
  },
}));

afterEach(() => void vi.unstubAllGlobals());

/** Selects an office; the server responds with its address. */
async function chooseOsu(respond: () => Response) {
  const { LinkSearch } = await import('./link-search');
  const { fetchPublicPath } = await import('../records/records-api');
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    // A page of an earlier test may still be saved.
    if (!address.startsWith('/cms-api/pages/1/composing')) requests.push(address);
    return respond();
  });
  const choose = vi.fn();
  const { container } = await act(async () =>
    render(<LinkSearch id="link" onSelect={choose} onClose={() => undefined} />),
  );
  await act(() =>
    captured.choose({ key: 'office 7', name: 'Osu', resolvePath: () => fetchPublicPath('office', 7) }),
  );
  expect(requests).toEqual(['/compose/address?kind=office&id=7']);
  return { choose, alertText: container.querySelector('[role=alert]')?.textContent };
}

it('link search › links to the public address of the selected record', async () => {
  const { choose, alertText } = await chooseOsu(() =>
    respond(findAddressCall, { status: 200, body: { path: '/locations/greater-accra/osu' } }),
  );
  expect(choose.mock.calls).toEqual([['Osu', '/locations/greater-accra/osu']]);
  expect(alertText).toBeUndefined();
});

it('link search › reports a record without a public page', async () => {
  const { choose, alertText } = await chooseOsu(() =>
    respond(findAddressCall, { status: 200, body: { path: null } }),
  );
  expect(alertText).toMatch(/^“Osu” has no public page yet/);
  expect(choose).not.toHaveBeenCalled();
});

it.each([
  () => respond(findAddressCall, { status: 503 }),
  () => respond(findAddressCall, { status: 401 }),
  () => {
    throw new TypeError('Failed to fetch');
  },
])('link search › reports that the address is not available when the request fails', async (respond) => {
  const { choose, alertText } = await chooseOsu(respond);
  expect(alertText).toMatch(/could not be loaded/);
  expect(choose).not.toHaveBeenCalled();
});
