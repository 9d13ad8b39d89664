// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { findRecordsCall } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { pass, pretendSessions } from '@/tests/support/pretended-session';
import { LookedAt } from './looking';
import { ShownFor } from './shown-for';
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
const { open } = pretendSessions();

const ignore = () => undefined;
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: ignore, say: ignore };
const choices = [
  { kind: 'office', label: 'Office', isNeeded: false, slug: 'osu', name: 'Osu', within: null, form: null },
  {
    kind: 'listing',
    label: 'Listing',
    isNeeded: true,
    slug: 'bakery',
    name: 'A bakery',
    within: 'osu',
    form: null,
  },
] as const;
const nothing = { base: null, note: null, picture: null, warning: null };

it('says with what a page is looked at, and finds other records that visitors see', async () => {
  const asked: string[] = [];
  const session = open();
  vi.stubGlobal('fetch', async (address: string) => {
    // What a session behind it asks, in its own time, is another's test.
    if (address.includes('/composing/records')) asked.push(address);
    const tema = { kind: 'office', id: 2, name: 'Tema', slug: 'tema', ...nothing } as const;
    return respond(findRecordsCall, { status: 200, body: { records: [tema], hasMore: false } });
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <LookedAt
        value={{ record: '/compose/record/1', choices, owner: null, isOnSite: true, wasOnSite: true }}
      >
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <ShownFor />
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Shown for: Osu',
    'Listing: A bakery',
  ]);
  expect(asked).toEqual([]);
  for (const button of buttons) await act(async () => button.click());
  for (const input of container.querySelectorAll('input')) await act(async () => input.focus());
  await act(() => pass(300));
  expect(asked).toEqual([
    '/cms-api/composing/records?kind=office&public=true',
    '/cms-api/composing/records?kind=listing&public=true&office=osu',
  ]);
  await act(async () => root.unmount());
});
