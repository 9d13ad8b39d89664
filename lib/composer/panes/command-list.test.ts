import { expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { listCommands } from './command-list';
import { findCommands } from './find-commands';

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

it('the address is changed here only as long as no visitor can know it, also of a page that was taken off the site', () => {
  const change = (wasOnSite: boolean) =>
    listCommands(sessionWith([], { wasOnSite }), panes)
      .flatMap(({ entries }) => entries)
      .some(({ key }) => key === 'address');
  expect([change(false), change(true)]).toEqual([true, false]);
});

it('the blocks that can be added are listed by one look over the page', () => {
  const session = sessionWith([{ id: 'a', type: 'rich-text', version: 0, props: {} }]);
  const looks = vi.spyOn(session.state().editing.document.blocks, 'values');
  const added = listCommands(session, panes).find(({ title }) => title === 'Add a block');
  expect(added?.entries.length).toBeGreaterThan(10);
  expect(looks).toHaveBeenCalledTimes(1);
});

it.each([
  ['photo', 'add gallery'],
  ['faq', 'add faq'],
  ['side by side', 'add columns'],
])('a block is found by the words by which the list of blocks finds it: %s', (sought, key) => {
  const found = findCommands(listCommands(sessionWith([]), panes), sought);
  expect(found.flatMap(({ entries }) => entries.map((one) => one.key))).toContain(key);
});

it.each(['language', 'dark', 'phone', 'zoom', 'look'])(
  'how the page is looked at is found as well: %s',
  (sought) => {
    const found = findCommands(listCommands(sessionWith([]), panes), sought);
    expect(found.flatMap(({ entries }) => entries.map(({ key }) => key))).toContain('views');
  },
);
