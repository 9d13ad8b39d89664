// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceTime, setUpFakeSessions } from '@/tests/support/fake-session';
import { PagePreviewContext, type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import type { Viewport } from './viewport-toolbar';
import { consumeStoredViewport, LanguageSwitcher } from './viewport-toolbar';

const { open, server } = setUpFakeSessions();
const assign = vi.fn();
const announce = vi.fn();
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  vi.stubGlobal('window', Object.create(window, { location: { value: { assign } } }));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const first: Viewport = { screen: 'desktop', pixels: 1024, zoom: 'fit', theme: 'light' };
const phone: Viewport = { ...first, screen: 'phone' };
const panes: Panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, announce },
};

/** Opens the switcher of a page in a language. */
async function mountSwitcher(locale: 'en-GH' | 'fr-CA', view: Viewport) {
  const session = open();
  const change = vi.fn();
  const preview = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
  const { container, unmount } = await act(async () =>
    render(
      <PagePreviewContext value={preview}>
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <LanguageSwitcher
              page={{ ...session.page, locale }}
              locales={['en-GH', 'fr-CA']}
              view={view}
              change={change}
            />
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const end = async () => {
    await act(async () => unmount());
    container.remove();
  };
  ends.push(end);
  const choose = (value: string) =>
    act(async () => {
      const list = container.querySelector('select');
      list?.focus();
      if (list) list.value = value;
      list?.dispatchEvent(new Event('change', { bubbles: true }));
      await advanceTime(100);
    });
  return { session, change, choose, end, list: () => container.querySelector('select') };
}

it('language switcher › opens the selected block in the other language, with the same viewport, an announcement and the focus in the list', async () => {
  const before = await mountSwitcher('en-GH', phone);
  before.session.select('b');
  await before.choose('fr-CA');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/compose/record/1?locale=fr-CA#b');
  await before.end();
  const after = await mountSwitcher('fr-CA', first);
  expect(document.activeElement).toBe(after.list());
  expect(after.change).toHaveBeenCalledExactlyOnceWith(phone);
  expect(announce).toHaveBeenCalledExactlyOnceWith('The page in Français (Canada)');
});

it('language switcher › restores nothing when the page is opened otherwise', async () => {
  const { change, list } = await mountSwitcher('fr-CA', first);
  expect(document.activeElement).not.toBe(list());
  expect(change).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
});

it('language switcher › keeps the focus and drops the stored viewport while offline', async () => {
  const { choose, list } = await mountSwitcher('en-GH', phone);
  server().instead = () => 'gone';
  await choose('fr-CA');
  expect(announce).toHaveBeenCalledWith(expect.stringContaining('cannot be opened'));
  expect(document.activeElement).toBe(list());
  expect(consumeStoredViewport('fr-CA')).toBeNull();
});
