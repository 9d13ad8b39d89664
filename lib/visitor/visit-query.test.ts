// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readVisitQuery, storeVisitQuery } from './phone-numbers';

beforeEach(() => window.sessionStorage.clear());

test('remembers a campaign on the next page', () => {
  storeVisitQuery('?campaign=radio');
  expect(readVisitQuery('')).toBe('campaign=radio');
});

test('prefers the parameters of the current address', () => {
  storeVisitQuery('?campaign=radio&gclid=1');
  expect(readVisitQuery('?campaign=tv')).toBe('campaign=tv&gclid=1');
});

test('keeps the stored parameters when an address has none', () => {
  storeVisitQuery('?campaign=radio');
  storeVisitQuery('');
  expect(readVisitQuery('')).toBe('campaign=radio');
});

test('does not store a query that is too long', () => {
  storeVisitQuery(`?x=${'y'.repeat(5000)}`);
  expect(readVisitQuery('')).toBe('');
});

test('works without storage', () => {
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readVisitQuery('?gclid=1')).toBe('gclid=1');
  denied.mockRestore();
});
