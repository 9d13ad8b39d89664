// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, pretendSessions } from '@/tests/support/pretended-session';
import type { View } from './canvas-view';
import { LanguageChoice } from './language-choice';
import { LookedAt } from './looking';
import { takeTurn } from './turn-language';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

const { open, server } = pretendSessions();
const assign = vi.fn();
const say = vi.fn();
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  vi.stubGlobal('window', Object.create(window, { location: { value: { assign } } }));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const first: View = { screen: 'desktop', pixels: 1024, zoom: 'fit', theme: 'light' };
const phone: View = { ...first, screen: 'phone' };
const panes: Panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, say },
};

/** The composer of a page in a language, as it is opened. */
async function show(locale: 'en-GH' | 'fr-CA', view: View) {
  const session = open();
  const change = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const looking = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
  await act(async () =>
    root.render(
      <LookedAt value={looking}>
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <LanguageChoice
              page={{ ...session.page, locale }}
              locales={['en-GH', 'fr-CA']}
              view={view}
              change={change}
            />
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  const end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  ends.push(end);
  const choose = (value: string) =>
    act(async () => {
      const list = place.querySelector('select');
      list?.focus();
      if (list) list.value = value;
      list?.dispatchEvent(new Event('change', { bubbles: true }));
      await pass(100);
    });
  return { session, change, choose, end, list: () => place.querySelector('select') };
}

it('another language is opened at the chosen block, looked at as before, told, and from the list that it was chosen in', async () => {
  const before = await show('en-GH', phone);
  before.session.select('b');
  await before.choose('fr-CA');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/compose/record/1?locale=fr-CA#b');
  await before.end();
  const after = await show('fr-CA', first);
  expect(document.activeElement).toBe(after.list());
  expect(after.change).toHaveBeenCalledExactlyOnceWith(phone);
  expect(say).toHaveBeenCalledExactlyOnceWith('The page in Français (Canada)');
});

it('who opens a page otherwise is led nowhere', async () => {
  const { change, list } = await show('fr-CA', first);
  expect(document.activeElement).not.toBe(list());
  expect(change).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

it('without a line the list keeps the focus, and no other page is looked at so', async () => {
  const { choose, list } = await show('en-GH', phone);
  server().instead = () => 'gone';
  await choose('fr-CA');
  expect(say).toHaveBeenCalledWith(expect.stringContaining('cannot be opened'));
  expect(document.activeElement).toBe(list());
  expect(takeTurn('fr-CA')).toBeNull();
});
