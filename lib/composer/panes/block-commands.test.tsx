// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import type { Session } from '../session/session';
import { BlockCommands } from './block-commands';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const ignore = () => undefined;
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: ignore, say: ignore };

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: {} });

async function draw(session: Session) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <OpenSession value={session}>
        <OpenPanes value={panes}>
          <BlockCommands />
        </OpenPanes>
      </OpenSession>,
    ),
  );
  return { container, root };
}

it('every button of the toolbar has its name, be it an arrow or words', async () => {
  const { container, root } = await draw(sessionWith([{ ...call('a'), hidden: true }], { selected: 'a' }));
  const names = [...container.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual([
    ...['Move up', 'Move down', 'Move into the block before it', 'Move out of the block around it'],
    ...['Move to …', 'Duplicate', 'Show to visitors', 'Take out', 'Copy', 'Paste'],
  ]);
  await act(async () => root.unmount());
});

it('a double press on “Take out” takes out one block; a later one takes out the next', async () => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const session = sessionWith([call('a'), call('b'), call('c')], { selected: 'a' });
  const { container, root } = await draw(session);
  const press = () =>
    act(async () => {
      [...container.querySelectorAll('button')].find((one) => one.textContent === 'Take out')?.click();
    });
  await press();
  now.mockReturnValue(300);
  await press();
  expect(session.state().editing.document.root).toEqual(['b', 'c']);
  now.mockReturnValue(1_500);
  await press();
  expect(session.state().editing.document.root).toEqual(['c']);
  now.mockRestore();
  await act(async () => root.unmount());
});
