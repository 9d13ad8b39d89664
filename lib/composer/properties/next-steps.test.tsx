// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { NextSteps } from './page-properties';

const ignore = () => undefined;
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: ignore,
  announce: ignore,
};
const call = (id: string, props: object, hidden = false) => ({
  ...{ id, type: 'call-to-action', version: 0, props },
  ...(hidden && { hidden }),
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('next steps › list what prevents publishing; of hidden blocks only what cannot be saved', async () => {
  const nodes = [
    call('a', { heading: 'Unfinished' }),
    call('b', { heading: 'Hidden' }, true),
    call('c', { heading: 'Broken', actions: 5 }, true),
  ];
  vi.stubGlobal('fetch', new FakeComposingApi(nodes).fetch);
  const session = createSessionWith(nodes);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <SessionContext value={session}>
        <PanesContext value={panes}>
          <NextSteps />
        </PanesContext>
      </SessionContext>,
    ),
  );
  const toMend = () =>
    [...container.querySelectorAll('section[aria-label="To fix"] li')].map((one) => one.textContent);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toMend()).toEqual(['Call to action, Unfinished1']);
  act(() => void session.apply([{ kind: 'set', id: 'c', path: ['actions'], value: 7 }]));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toMend()).toEqual(['Call to action, Unfinished1', 'Call to action, Broken1']);
});
