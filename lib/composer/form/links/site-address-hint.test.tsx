// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type LinkableRecord, resolveLinkCall } from '@/schemas/composing/links';
import { respond } from '@/tests/support/fake-routes';
import { SiteAddressHint } from './target-input';

async function renderHint(address: string, found: LinkableRecord | null, isThere = found !== null) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return respond(resolveLinkCall, { status: 200, body: { found, isThere } });
  });
  const [onLinkRecord, onChoosePage] = [vi.fn(), vi.fn()];
  vi.useFakeTimers();
  const { container } = await act(async () =>
    render(
      <SiteAddressHint
        address={address}
        disabled={false}
        onLinkRecord={onLinkRecord}
        onChoosePage={onChoosePage}
      />,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(600));
  vi.useRealTimers();
  return { requests, onLinkRecord, onChoosePage, container, button: container.querySelector('button') };
}

it('site address hint › reports an address without a page, and offers to choose one', async () => {
  const { requests, container, button, onChoosePage } = await renderHint('/abuot-us', null);
  expect(requests).toEqual(['/compose/resolve-link?path=%2Fabuot-us&locale=en-GH']);
  expect(container.querySelector('[role=alert]')?.textContent).toMatch(/^No page exists at this address/);
  button?.click();
  expect(onChoosePage).toHaveBeenCalledOnce();
});

it('site address hint › offers to replace the address of a page by a link to the page', async () => {
  const record = { kind: 'page', id: 7, name: 'About us' } as const;
  const { button, onLinkRecord } = await renderHint('/about-us', record);
  expect(button?.textContent).toBe('Link to “About us”');
  button?.click();
  expect(onLinkRecord).toHaveBeenCalledWith(record);
});

it.each([
  ['/media/prices.pdf', 0],
  ['https://example.com/', 0],
  ['/sold-listings', 1],
])('site address hint › is empty for %s', async (address, questions) => {
  const { requests, container } = await renderHint(address, null, true);
  expect(requests).toHaveLength(questions);
  expect(container.textContent).toBe('');
});
