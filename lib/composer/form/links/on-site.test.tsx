// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type LedTo, resolveLinkCall } from '@/schemas/composing/links';
import { respond } from '@/tests/support/fake-routes';
import { OnSite } from './on-site';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

async function draw(address: string, found: LedTo | null, isThere = found !== null) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (place: string) => {
    asked.push(place);
    return respond(resolveLinkCall, { status: 200, body: { found, isThere } });
  });
  const [lead, choosePage] = [vi.fn(), vi.fn()];
  const container = document.body.appendChild(document.createElement('div'));
  vi.useFakeTimers();
  await act(async () =>
    createRoot(container).render(
      <OnSite address={address} disabled={false} lead={lead} choosePage={choosePage} />,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(600));
  vi.useRealTimers();
  return { asked, lead, choosePage, container, button: container.querySelector('button') };
}

it('an address at which nothing stands is told as a fault, with the way to a page', async () => {
  const { asked, container, button, choosePage } = await draw('/abuot-us', null);
  expect(asked).toEqual(['/compose/led-to?path=%2Fabuot-us&locale=en-GH']);
  expect(container.querySelector('[role=alert]')?.textContent).toMatch(/^Nothing stands at this address/);
  button?.click();
  expect(choosePage).toHaveBeenCalledOnce();
});

it('one of a page that is known can be turned into a link to that', async () => {
  const record = { kind: 'page', id: 7, name: 'About us' } as const;
  const { button, lead } = await draw('/about-us', record);
  expect(button?.textContent).toBe('Link to “About us”');
  button?.click();
  expect(lead).toHaveBeenCalledWith(record);
});

it.each([
  ['/media/prices.pdf', 0],
  ['https://example.com/', 0],
  ['/sold-listings', 1],
])('of %s nothing is said', async (address, questions) => {
  const { asked, container } = await draw(address, null, true);
  expect(asked).toHaveLength(questions);
  expect(container.textContent).toBe('');
});
