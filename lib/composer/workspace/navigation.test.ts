// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceTime, setUpFakeSessions, textBlock, setText as write } from '@/tests/support/fake-session';
import { guardLinks, saveAndNavigate } from './navigation';

const { open, server } = setUpFakeSessions();
const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  vi.stubGlobal('window', Object.assign(Object.create(window), { location: { assign } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
});

it('saveAndNavigate › navigates once changes are saved', async () => {
  const session = open();
  session.apply([write('a', 'x')]);
  expect(await saveAndNavigate(session, '/compose/record/2', 'Another page')).toBeNull();
  expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/compose/record/2');
});

it.each([
  ['the browser is offline', 'gone', true],
  ['the browser is offline without pending changes', 'gone', false],
  ['the server has no database', { status: 503 }, false],
] as const)('saveAndNavigate › refuses while %s', async (_case, answer, isWritten) => {
  const session = open();
  await advanceTime(500);
  server().instead = () => answer;
  if (isWritten) session.apply([write('a', 'x')]);
  expect(await saveAndNavigate(session, '/compose/record/2', 'Another page')).toMatch(
    /^Another page cannot be opened/,
  );
  expect(assign).not.toHaveBeenCalled();
});

it('guardLinks › announces that a link cannot be followed offline, unless it opens in another tab', async () => {
  const session = open();
  const announce = vi.fn();
  const end = guardLinks(session, announce);
  document.body.innerHTML = '<a href="/admin">Settings</a><a href="/x" target="_blank">View</a>';
  const follow = (at: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // Prevents the navigation, whatever the guard does.
    const cancel = (clicked: Event) => {
      wasPrevented = clicked.defaultPrevented;
      clicked.preventDefault();
    };
    let wasPrevented = false;
    window.addEventListener('click', cancel, { once: true });
    document.querySelectorAll('a')[at]?.dispatchEvent(event);
    return wasPrevented;
  };
  expect(follow(0)).toBe(false);
  server().instead = () => 'gone';
  session.apply([write('a', 'x')]);
  await session.save();
  expect([follow(0), follow(1)]).toEqual([true, false]);
  await vi.waitFor(() => expect(announce).toHaveBeenCalledWith('Settings cannot be opened: you are offline'));
  expect(assign).not.toHaveBeenCalled();
  end();
});
