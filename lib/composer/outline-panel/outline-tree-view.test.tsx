// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { OutlineTreeView } from './outline-tree-view';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
const ignore = () => undefined;
const panes: Panes = {
  ...{ left: 'outline', isRightOpen: false, dialog: null, at: null },
  announce: ignore,
  change: ignore,
};

async function mount(state: Parameters<typeof createSessionWith>[1]) {
  // The virtualizer renders only rows that fit into the measured size.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const session = createSessionWith(
    [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'a' } }],
    state,
  );
  const { unmount } = await act(async () =>
    render(
      <SessionContext value={session}>
        <PanesContext value={panes}>
          <OutlineTreeView closed={new Set()} setClosed={ignore} />
        </PanesContext>
      </SessionContext>,
    ),
  );
  return { session, end: () => act(async () => unmount()) };
}

it('outline › has a drag handle in each row only for users who can edit the page', async () => {
  for (const mayWrite of [true, false]) {
    const editor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'network', mayWrite } as const;
    const { end } = await mount({ editor });
    expect(document.querySelectorAll('[role=row]')).toHaveLength(1);
    expect(document.querySelectorAll('.outline-grip')).toHaveLength(mayWrite ? 1 : 0);
    await end();
  }
});

it('outline › leaves Escape to the surrounding pane, and keeps the selection', async () => {
  const { session, end } = await mount({ selected: 'a' });
  const row = document.querySelector<HTMLElement>('[role=row][data-key="a"]');
  await act(async () => row?.focus());
  const onKeyDown = vi.fn();
  window.addEventListener('keydown', ({ defaultPrevented }) => onKeyDown(defaultPrevented), { once: true });
  await act(async () =>
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
  expect(onKeyDown).toHaveBeenCalledExactlyOnceWith(false);
  expect(session.state().selected).toBe('a');
  await end();
});
