// @vitest-environment jsdom
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { tellCustoms } from '@/lib/engine/tell-customs';
import { Canvas } from './canvas';
import type { ToCanvas } from './messages';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const customs = tellCustoms('en-GH');

const filling = {
  ...{ id: '1', title: 'A page', names: {}, header: [], supplied: {}, footer: [] },
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};
const say = (data: ToCanvas) =>
  flushSync(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window }),
    );
  });

it('a canvas that does not follow what was done asks for the page, once', async () => {
  const told = vi.spyOn(window, 'postMessage');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <Canvas told={customs} />
    </StrictMode>,
  );
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  const nodes = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } }];
  say({ kind: 'page', turn: 1, path: '/', nodes, filling });
  await expect.poll(() => container.textContent).toContain('Words');
  told.mockClear();
  say({ kind: 'operations', operations: [{ kind: 'remove', id: 'nowhere' }] });
  const begins = told.mock.calls.filter(([message]) => message.kind === 'begin');
  expect(begins).toHaveLength(1);
  expect(container.textContent).toContain('Words');
  flushSync(() => root.unmount());
});

it('a block whose source has still to be asked says so, also where others of its kind stand, until it is there', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const told = vi.spyOn(window, 'postMessage').mockClear();
  root.render(<Canvas told={customs} />);
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  const grid = (id: string) => ({
    ...{ id, type: 'listing-grid', version: 0, props: { heading: `Heading of ${id}` } },
    bind: { source: 'listings', query: {} },
  });
  const nothing = { props: { listings: [] }, slots: {} };
  const filled = { ...filling, supplied: { a: nothing } };
  say({ kind: 'page', turn: 1, path: '/', nodes: [grid('a')], filling: filled });
  const shown = (id: string) => container.querySelector(`[data-block=${id}]`)?.textContent ?? null;
  await expect.poll(() => shown('a')).toContain('Heading of a');
  say({ kind: 'awaited', ids: ['b'] });
  const at = { parent: null, slot: '', after: 'a' };
  say({ kind: 'operations', operations: [{ kind: 'insert', node: grid('b'), at }] });
  expect(shown('b')).toBe('Looking for what is shown here …');
  say({ kind: 'filling', filling: { ...filled, supplied: { a: nothing, b: nothing } } });
  say({ kind: 'awaited', ids: [] });
  await expect.poll(() => shown('b')).toContain('Heading of b');
  flushSync(() => root.unmount());
});

it('what cannot be read stands on the page as a card that says why, by its name', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const told = vi.spyOn(window, 'postMessage');
  root.render(<Canvas told={customs} />);
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  const nodes = [
    { type: 'rich-text', version: 0, props: { text: 'Words' } },
    { id: 'b', type: 'carousel', version: 0, props: {} },
    { id: 'c', type: 'rich-text', version: 0, props: { text: 7 } },
  ];
  say({ kind: 'page', turn: 1, path: '/', nodes, filling });
  await expect.poll(() => container.querySelectorAll('.canvas-withheld').length).toBe(3);
  const cards = [...container.querySelectorAll('.canvas-withheld')].map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/^Text cannot be shown.*no id/);
  expect(cards[1]).toMatch(/cannot be shown.*“carousel”/);
  expect(cards[2]).toMatch(/^Text: before visitors can see it.*Text: This must be a text/);
  expect(container.querySelector('.canvas-block')?.getAttribute('data-block')).toMatch(/^~/);
  flushSync(() => root.unmount());
});
