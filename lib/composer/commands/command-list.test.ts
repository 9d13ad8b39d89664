import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { findCommands, listCommands } from './command-list';

const panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, announce: () => undefined },
};

it('command list › offers the published page, if there is one, at its public address', async () => {
  const assign = vi.fn();
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  vi.stubGlobal('window', { location: { assign } });
  const view = (isOnSite: boolean) =>
    listCommands(createSessionWith([], { isOnSite }), panes)
      .flatMap(({ entries }) => entries)
      .find(({ key }) => key === 'view');
  expect(view(false)).toBeUndefined();
  view(true)?.run();
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign).toHaveBeenCalledWith('/en-GH');
  vi.unstubAllGlobals();
});

it('command list › offers to change the address only while the page was never published', () => {
  const change = (wasOnSite: boolean) =>
    listCommands(createSessionWith([], { wasOnSite }), panes)
      .flatMap(({ entries }) => entries)
      .some(({ key }) => key === 'address');
  expect([change(false), change(true)]).toEqual([true, false]);
});

it('command list › offers undo for the current page only, not while an earlier version is previewed', () => {
  const text = { id: 'a', type: 'rich-text', version: 0, props: { text: 'now' } };
  const session = createSessionWith([text]);
  vi.useFakeTimers();
  session.apply([{ kind: 'set', id: 'a', path: ['text'], value: 'later' }]);
  const offersUndo = () =>
    listCommands(session, panes)
      .flatMap(({ entries }) => entries)
      .some(({ key }) => key === 'undo');
  expect(offersUndo()).toBe(true);
  session.view({ id: 1, at: '2026-01-01T00:00:00Z', by: 'Ama', document: session.state().editing.document });
  expect(offersUndo()).toBe(false);
  vi.useRealTimers();
});

it('command list › lists the blocks that can be added with one scan of the page', () => {
  const session = createSessionWith([{ id: 'a', type: 'rich-text', version: 0, props: {} }]);
  const scans = vi.spyOn(session.state().editing.document.blocks, 'values');
  const added = listCommands(session, panes).find(({ title }) => title === 'Add a block');
  expect(added?.entries.length).toBeGreaterThan(10);
  expect(scans).toHaveBeenCalledTimes(1);
});

it.each([
  ['photo', 'add gallery'],
  ['faq', 'add faq'],
  ['side by side', 'add columns'],
])('command list › finds a block by the search terms of the block palette: %s', (query, key) => {
  const groups = findCommands(listCommands(createSessionWith([]), panes), query);
  expect(groups.flatMap(({ entries }) => entries.map((one) => one.key))).toContain(key);
});

it.each(['language', 'dark', 'phone', 'zoom', 'view'])(
  'command list › finds the viewport toolbar: %s',
  (query) => {
    const groups = findCommands(listCommands(createSessionWith([]), panes), query);
    expect(groups.flatMap(({ entries }) => entries.map(({ key }) => key))).toContain('views');
  },
);
