// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConsent, storeConsent } from './consent';

const now = Date.parse('2026-01-09T15:00:00Z');
const days = (count: number) => now + count * 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('reads back the stored choice and stores nothing else', () => {
  storeConsent(['measurement', 'pixel'], ['statistics'], now);
  expect(readConsent(['measurement', 'pixel'], now)).toEqual(['statistics']);
  expect({ ...localStorage }).toEqual({
    consent: '{"at":"2026-01-09","asked":["measurement","pixel"],"given":["statistics"]}',
  });
});

test('remembers a refusal for as long as a consent', () => {
  storeConsent(['pixel'], [], now);
  expect(readConsent(['pixel'], days(180))).toEqual([]);
  expect(readConsent(['pixel'], days(183))).toBeNull();
});

test('asks again when a provider was added, not when one was removed', () => {
  storeConsent(['container', 'measurement'], ['statistics'], now);
  expect(readConsent(['measurement'], now)).toEqual(['statistics']);
  expect(readConsent(['measurement', 'pixel'], now)).toBeNull();
});

test.each(['', 'null', '[]', '{"at":7}', '{"at":"2026-01-09","asked":"pixel"}', 'x'])(
  'ignores the stored value %j',
  (stored) => {
    localStorage.setItem('consent', stored);
    expect(readConsent(['pixel'], now)).toBeNull();
  },
);

test('behaves as without a choice when storage is not accessible', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  storeConsent(['pixel'], ['advertising'], now);
  expect(readConsent(['pixel'], now)).toBeNull();
});
