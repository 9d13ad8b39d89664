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
