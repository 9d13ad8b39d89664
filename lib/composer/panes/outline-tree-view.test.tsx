// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { OutlineTreeView } from './outline-tree-view';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  say: ignore,
  change: ignore,
};

async function draw(state: Parameters<typeof sessionWith>[1]) {
  // Rows are drawn where there is room for them.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const session = sessionWith([{ id: 'a', type: 'rich-text', version: 0, props: { text: 'a' } }], state);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <OpenSession value={session}>
        <OpenPanes value={panes}>
          <OutlineTreeView closed={new Set()} setClosed={ignore} />
        </OpenPanes>
      </OpenSession>,
    ),
  );
  return { session, end: () => act(async () => root.unmount()) };
}

it('has a handle in each row for whoever may move the blocks, and for nobody else', async () => {
  for (const mayWrite of [true, false]) {
    const editor = { name: 'Ama', email: 'ama@example.com', reach: 'network', mayWrite } as const;
    const { end } = await draw({ editor });
    expect(document.querySelectorAll('[role=row]')).toHaveLength(1);
    expect(document.querySelectorAll('.outline-grip')).toHaveLength(mayWrite ? 1 : 0);
    await end();
  }
});

it('leaves Escape to the pane that it stands in, and what is chosen as it is', async () => {
  const { session, end } = await draw({ selected: 'a' });
  const row = document.querySelector<HTMLElement>('[role=row][data-key="a"]');
  await act(async () => row?.focus());
  const heard = vi.fn();
  window.addEventListener('keydown', ({ defaultPrevented }) => heard(defaultPrevented), { once: true });
  await act(async () =>
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
  expect(heard).toHaveBeenCalledExactlyOnceWith(false);
  expect(session.state().selected).toBe('a');
  await end();
});
