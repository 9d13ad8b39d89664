// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { startEditing } from '../editing/editing';
import { SessionContext } from '../workspace/composer-context';
import { Conflicts } from './conflicts';

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: { heading: id } });
const conflictOf = (id: string) => ({
  ...({ kind: 'field', id, path: ['props', 'heading'], mine: id, theirs: 'Theirs' } as const),
});

it('conflicts › take the focus when they appear, but not from a field of any pane; a resolved one leads to the next or to its field', async () => {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const initial = startEditing({ document: openDocument([call('a'), call('b'), call('c')]), revision: 1 });
  const conflicts = [conflictOf('a'), conflictOf('b')] as const;
  const remoteBlocks = ['a', 'b', 'c'].map((id) => ({ ...call(id), props: { heading: 'Theirs' } }));
  const stored = { document: openDocument(remoteBlocks), revision: 2 };
  const session = createSession(
    { ...initial, stored, conflicts },
    { focused: { id: 'c', path: ['props', 'heading'] } },
  );
  const { container } = await act(async () =>
    render(
      <SessionContext value={session}>
        <Conflicts />
      </SessionContext>,
    ),
  );
  const box = container.querySelector('section[role=alert]');
  const keepLocal = (id: string) =>
    act(async () =>
      container.querySelector<HTMLElement>(`[aria-label="Keep mine: Call to action, ${id}"]`)?.click(),
    );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.activeElement).toBe(document.body);
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  await act(async () => session.focus(null));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.activeElement).toBe(search);
  search.blur();
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  box?.querySelector('button')?.focus();
  await keepLocal('a');
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  expect(session.state().targetField).toBeNull();
  await keepLocal('b');
  expect(session.state()).toMatchObject({ selected: 'b', targetField: { id: 'b', path: 'props.heading' } });
});

it('conflicts › show a change of the same user in another tab, side by side', async () => {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  const initial = startEditing({ document: openDocument([call('a')]), revision: 1 });
  const textFor = async (isFromOtherTab: boolean) => {
    const session = createSession({ ...initial, conflicts: [conflictOf('a')] }, { isFromOtherTab });
    const { container } = await act(async () =>
      render(
        <SessionContext value={session}>
          <Conflicts />
        </SessionContext>,
      ),
    );
    return container.textContent;
  };
  expect(await textFor(true)).toMatch(/^You also changed this in another tab.*In this tab.*In the other tab/);
  expect(await textFor(false)).toMatch(/^Someone else also changed this.*Yours.*Theirs/);
});
