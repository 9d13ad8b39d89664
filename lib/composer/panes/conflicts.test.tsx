// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionOf } from '@/tests/support/session-of';
import { beginEditing } from '../editing/editing';
import { Conflicts } from './conflicts';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: { heading: id } });
const clash = (id: string) => ({
  ...({ kind: 'field', id, path: ['props', 'heading'], mine: id, theirs: 'Theirs' } as const),
});

it('a clash has the focus when it comes, but not out of a field, also one of another pane; a settled one leads to the next, or to its field', async () => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const begun = beginEditing({ document: openDocument([call('a'), call('b'), call('c')]), revision: 1 });
  const conflicts = [clash('a'), clash('b')] as const;
  const theirs = ['a', 'b', 'c'].map((id) => ({ ...call(id), props: { heading: 'Theirs' } }));
  const stored = { document: openDocument(theirs), revision: 2 };
  const session = sessionOf(
    { ...begun, stored, conflicts },
    { focused: { id: 'c', path: ['props', 'heading'] } },
  );
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <OpenSession value={session}>
        <Conflicts />
      </OpenSession>,
    ),
  );
  const box = container.querySelector('section[role=alert]');
  const keep = (id: string) =>
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
  await keep('a');
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  expect(session.state().sought).toBeNull();
  await keep('b');
  expect(session.state()).toMatchObject({ selected: 'b', sought: { id: 'b', path: 'props.heading' } });
});

it('what the same person has changed in another tab is said to be theirs, side by side', async () => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  const begun = beginEditing({ document: openDocument([call('a')]), revision: 1 });
  const container = document.createElement('div');
  const say = async (isOwnDoing: boolean) => {
    const session = sessionOf({ ...begun, conflicts: [clash('a')] }, { isOwnDoing });
    const root = createRoot(container);
    await act(async () =>
      root.render(
        <OpenSession value={session}>
          <Conflicts />
        </OpenSession>,
      ),
    );
    const told = container.textContent;
    await act(async () => root.unmount());
    return told;
  };
  expect(await say(true)).toMatch(
    /^You have changed this in another tab, too.*In this tab.*In the other tab/,
  );
  expect(await say(false)).toMatch(/^Somebody else has changed this, too.*Yours.*Theirs/);
});
