// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { pageI18nData } from '@/lib/engine/page-i18n-data';
import { Canvas } from './canvas';
import type { ToCanvas } from './messages';

// The canvas renders what it receives as in a browser, outside of React's `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const i18n = pageI18nData('en-GH');

const pageData = {
  ...{ id: '1', title: 'A page', names: {}, header: [], supplied: {}, footer: [] },
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};
const sendToCanvas = (data: ToCanvas) =>
  flushSync(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window }),
    );
  });

it('canvas › requests the page once when an operation does not apply', async () => {
  const postMessage = vi.spyOn(window, 'postMessage');
  const { container } = render(
    <StrictMode>
      <Canvas i18n={i18n} />
    </StrictMode>,
  );
  await expect.poll(() => postMessage.mock.calls.length).toBeGreaterThan(0);
  const nodes = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } }];
  sendToCanvas({ kind: 'page', pageNumber: 1, path: '/', nodes, pageData });
  await expect.poll(() => container.textContent).toContain('Words');
  postMessage.mockClear();
  sendToCanvas({ kind: 'operations', operations: [{ kind: 'remove', id: 'nowhere' }] });
  const beginMessages = postMessage.mock.calls.filter(([message]) => message.kind === 'request-page');
  expect(beginMessages).toHaveLength(1);
  expect(container.textContent).toContain('Words');
});

it('canvas › shows a loading text for a block whose data is pending until the data arrives', async () => {
  const postMessage = vi.spyOn(window, 'postMessage').mockClear();
  const { container } = render(<Canvas i18n={i18n} />);
  await expect.poll(() => postMessage.mock.calls.length).toBeGreaterThan(0);
  const grid = (id: string) => ({
    ...{ id, type: 'listing-grid', version: 0, props: { heading: `Heading of ${id}` } },
    bind: { source: 'listings', query: {} },
  });
  const noListings = { props: { listings: [] }, slots: {} };
  const dataOfA = { ...pageData, supplied: { a: noListings } };
  sendToCanvas({ kind: 'page', pageNumber: 1, path: '/', nodes: [grid('a')], pageData: dataOfA });
  const textOf = (id: string) => container.querySelector(`[data-block=${id}]`)?.textContent ?? null;
  await expect.poll(() => textOf('a')).toContain('Heading of a');
  sendToCanvas({ kind: 'pending', ids: ['b'] });
  const at = { parent: null, slot: '', after: 'a' };
  sendToCanvas({ kind: 'operations', operations: [{ kind: 'insert', node: grid('b'), at }] });
  expect(textOf('b')).toBe('Loading content …');
  sendToCanvas({ kind: 'page-data', pageData: { ...dataOfA, supplied: { a: noListings, b: noListings } } });
  sendToCanvas({ kind: 'pending', ids: [] });
  await expect.poll(() => textOf('b')).toContain('Heading of b');
});

it('canvas › shows a card with the reason in place of each unreadable block', async () => {
  const postMessage = vi.spyOn(window, 'postMessage');
  const { container } = render(<Canvas i18n={i18n} />);
  await expect.poll(() => postMessage.mock.calls.length).toBeGreaterThan(0);
  const nodes = [
    { type: 'rich-text', version: 0, props: { text: 'Words' } },
    { id: 'b', type: 'carousel', version: 0, props: {} },
    { id: 'c', type: 'rich-text', version: 0, props: { text: 7 } },
  ];
  sendToCanvas({ kind: 'page', pageNumber: 1, path: '/', nodes, pageData });
  await expect.poll(() => container.querySelectorAll('.canvas-quarantined').length).toBe(3);
  const cards = [...container.querySelectorAll('.canvas-quarantined')].map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/^Text cannot be shown.*no id/);
  expect(cards[1]).toMatch(/cannot be shown.*“carousel”/);
  expect(cards[2]).toMatch(/^Text: before visitors can see it.*Text: This must be a text/);
  expect(container.querySelector('.canvas-block')?.getAttribute('data-block')).toMatch(/^~/);
});
