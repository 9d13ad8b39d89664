// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { recallVisit, rememberVisit } from './remember-visit';

beforeEach(() => window.sessionStorage.clear());

test('a campaign is remembered on the next page', () => {
  rememberVisit('?campaign=radio');
  expect(recallVisit('')).toBe('campaign=radio');
});

test('the present address comes first', () => {
  rememberVisit('?campaign=radio&gclid=1');
  expect(recallVisit('?campaign=tv')).toBe('campaign=tv&gclid=1');
});

test('an address without parameters forgets nothing', () => {
  rememberVisit('?campaign=radio');
  rememberVisit('');
  expect(recallVisit('')).toBe('campaign=radio');
});

test('an endless query is not kept', () => {
  rememberVisit(`?x=${'y'.repeat(5000)}`);
  expect(recallVisit('')).toBe('');
});

test('works without storage', () => {
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(recallVisit('?gclid=1')).toBe('gclid=1');
  denied.mockRestore();
});
