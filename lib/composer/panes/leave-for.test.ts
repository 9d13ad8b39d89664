// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, pretendSessions, say, words } from '@/tests/support/pretended-session';
import { leaveFor } from './leave-for';

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
  session.do([say('a', 'x')]);
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
  if (isWritten) session.do([say('a', 'x')]);
  expect(await leaveFor(session, '/compose/record/2', 'Another page')).toMatch(
    /^Another page cannot be opened/,
  );
  expect(assign).not.toHaveBeenCalled();
});
