// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
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
  const { container } = await act(async () =>
    render(
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
