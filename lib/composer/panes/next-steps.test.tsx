// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { NextSteps } from './next-steps';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

const ignore = () => undefined;
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: ignore, say: ignore };
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

it('names what stands in the way of publishing: of hidden blocks only what cannot be saved', async () => {
  const nodes = [
    call('a', { heading: 'Unfinished' }),
    call('b', { heading: 'Hidden' }, true),
    call('c', { heading: 'Broken', actions: 5 }, true),
  ];
  vi.stubGlobal('fetch', new PretendComposing(nodes).fetch);
  const session = sessionWith(nodes);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <OpenSession value={session}>
        <OpenPanes value={panes}>
          <NextSteps />
        </OpenPanes>
      </OpenSession>,
    ),
  );
  const toMend = () =>
    [...container.querySelectorAll('section[aria-label="To be mended"] li')].map((one) => one.textContent);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toMend()).toEqual(['Call to action, Unfinished1']);
  act(() => void session.do([{ kind: 'set', id: 'c', path: ['actions'], value: 7 }]));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toMend()).toEqual(['Call to action, Unfinished1', 'Call to action, Broken1']);
});
