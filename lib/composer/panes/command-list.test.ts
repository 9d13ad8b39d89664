import { expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { listCommands } from './command-list';

const panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, say: () => undefined },
};

it('the published page is offered where there is one, at the address that visitors have', async () => {
  const assign = vi.fn();
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('window', { location: { assign } });
  const view = (isOnSite: boolean) =>
    listCommands(sessionWith([], { isOnSite }), panes)
      .flatMap(({ entries }) => entries)
      .find(({ key }) => key === 'view');
  expect(view(false)).toBeUndefined();
  view(true)?.act();
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign).toHaveBeenCalledWith('/en-GH');
  vi.unstubAllGlobals();
});
