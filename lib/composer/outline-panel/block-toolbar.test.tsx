// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import type { Session } from '../session/session';
import { type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { BlockToolbar } from './outline-panel';

const ignore = () => undefined;
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: ignore,
  announce: ignore,
};

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: {} });

async function mount(session: Session) {
  const { container } = await act(async () =>
    render(
      <SessionContext value={session}>
        <PanesContext value={panes}>
          <BlockToolbar />
        </PanesContext>
      </SessionContext>,
    ),
  );
  return container;
}

it('block toolbar › every button has a name, with an icon or a text', async () => {
  const container = await mount(createSessionWith([{ ...call('a'), hidden: true }], { selected: 'a' }));
  const names = [...container.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual([
    ...['Move up', 'Move down', 'Move into the previous block', 'Move out of the parent block'],
    ...['Move to …', 'Duplicate', 'Show to visitors', 'Delete', 'Copy', 'Paste'],
  ]);
});

it('block toolbar › a double click on “Delete” removes one block, and a later click the next one', async () => {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const session = createSessionWith([call('a'), call('b'), call('c')], { selected: 'a' });
  await mount(session);
  const press = () => act(async () => screen.getByRole('button', { name: 'Delete' }).click());
  await press();
  now.mockReturnValue(300);
  await press();
  expect(session.state().editing.document.root).toEqual(['b', 'c']);
  now.mockReturnValue(1_500);
  await press();
  expect(session.state().editing.document.root).toEqual(['c']);
  now.mockRestore();
});
