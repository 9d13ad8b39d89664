// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { exampleUserInfo } from '@/schemas/examples/user-info';
import { setCookie } from '@/tests/support/set-cookie';
import { readUserInfo, storeUserInfo, subscribeToSession } from './user-session';

afterEach(() => {
  vi.restoreAllMocks();
  storeUserInfo(null);
});

test('a session is stored under user_info, and its removal deletes the marker cookie', () => {
  setCookie('buyer=1; Path=/');
  storeUserInfo(exampleUserInfo);
  expect(JSON.parse(localStorage.getItem('user_info') ?? '')).toEqual(exampleUserInfo);
  expect(document.cookie).toContain('buyer=1');
  storeUserInfo(null);
  expect([localStorage.getItem('user_info'), readUserInfo(), document.cookie]).toEqual([
    null,
    null,
    expect.not.stringContaining('buyer='),
  ]);
});

test.each(['{', '[]', 'null', '{"token":1}', '{"token":"x","email":"x","first_name":"x"}'])(
  'the stored text %s is no session',
  (text) => {
    localStorage.setItem('user_info', text);
    expect(readUserInfo()).toBeNull();
  },
);

test('changes are announced in this tab and from other tabs, until the subscription ends', () => {
  const listener = vi.fn();
  const stop = subscribeToSession(listener);
  storeUserInfo(exampleUserInfo);
  expect(listener).toHaveBeenLastCalledWith(exampleUserInfo, false);
  localStorage.removeItem('user_info');
  dispatchEvent(new StorageEvent('storage', { key: 'user_info' }));
  expect(listener).toHaveBeenLastCalledWith(null, false);
  dispatchEvent(new StorageEvent('storage', { key: 'location_info' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  storeUserInfo(exampleUserInfo);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a session that the server has ended is announced as expired', () => {
  const listener = vi.fn();
  const stop = subscribeToSession(listener);
  storeUserInfo(null, true);
  expect(listener).toHaveBeenLastCalledWith(null, true);
  stop();
});

test('where storage is blocked the session lasts as long as the page', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked');
    });
  storeUserInfo(exampleUserInfo);
  expect(readUserInfo()).toEqual(exampleUserInfo);
  storeUserInfo(null);
  expect(readUserInfo()).toBeNull();
});
