// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, pretendSessions, words, say as write } from '@/tests/support/pretended-session';
import { leaveFor, listenToLinks } from './leave-for';

const { open, server } = pretendSessions();
const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  vi.stubGlobal('window', Object.assign(Object.create(window), { location: { assign } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
});

it('is done once what was written is saved', async () => {
  const session = open();
  session.do([write('a', 'x')]);
  expect(await leaveFor(session, '/compose/record/2', 'Another page')).toBeNull();
  expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/compose/record/2');
});

it.each([
  ['there is no line', 'gone', true],
  ['there is no line, and nothing to be saved either', 'gone', false],
  ['the server has no database', { status: 503 }, false],
] as const)('is not done while %s', async (_what, answer, isWritten) => {
  const session = open();
  await pass(500);
  server().instead = () => answer;
  if (isWritten) session.do([write('a', 'x')]);
  expect(await leaveFor(session, '/compose/record/2', 'Another page')).toMatch(
    /^Another page cannot be opened/,
  );
  expect(assign).not.toHaveBeenCalled();
});

it('a link that is followed without a line says so instead, unless it opens beside', async () => {
  const session = open();
  const say = vi.fn();
  const end = listenToLinks(session, say);
  document.body.innerHTML = '<a href="/admin">Settings</a><a href="/x" target="_blank">View</a>';
  const follow = (at: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // No page is opened here, whatever becomes of the event.
    const stay = (heard: Event) => {
      wasKept = heard.defaultPrevented;
      heard.preventDefault();
    };
    let wasKept = false;
    window.addEventListener('click', stay, { once: true });
    document.querySelectorAll('a')[at]?.dispatchEvent(event);
    return wasKept;
  };
  expect(follow(0)).toBe(false);
  server().instead = () => 'gone';
  session.do([write('a', 'x')]);
  await session.save();
  expect([follow(0), follow(1)]).toEqual([true, false]);
  await vi.waitFor(() =>
    expect(say).toHaveBeenCalledWith('Settings cannot be opened just now: there is no connection'),
  );
  expect(assign).not.toHaveBeenCalled();
  end();
});
