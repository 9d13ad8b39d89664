// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConsent, recallConsent } from './keep-consent';

const then = Date.parse('2026-01-09T15:00:00Z');
const days = (count: number) => then + count * 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was chosen is known again, and nothing but it is stored', () => {
  keepConsent(['measurement', 'pixel'], ['statistics'], then);
  expect(recallConsent(['measurement', 'pixel'], then)).toEqual(['statistics']);
  expect({ ...localStorage }).toEqual({
    consent: '{"at":"2026-01-09","asked":["measurement","pixel"],"given":["statistics"]}',
  });
});

test('a refusal is remembered as long as a consent', () => {
  keepConsent(['pixel'], [], then);
  expect(recallConsent(['pixel'], days(180))).toEqual([]);
  expect(recallConsent(['pixel'], days(183))).toBeNull();
});

test('who was not asked about a provider is asked anew; who was about more is not', () => {
  keepConsent(['container', 'measurement'], ['statistics'], then);
  expect(recallConsent(['measurement'], then)).toEqual(['statistics']);
  expect(recallConsent(['measurement', 'pixel'], then)).toBeNull();
});

test.each(['', 'null', '[]', '{"at":7}', '{"at":"2026-01-09","asked":"pixel"}', 'x'])(
  '%j is no choice',
  (kept) => {
    localStorage.setItem('consent', kept);
    expect(recallConsent(['pixel'], then)).toBeNull();
  },
);

test('where nothing may be kept, nobody has chosen, and nothing fails', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  keepConsent(['pixel'], ['advertising'], then);
  expect(recallConsent(['pixel'], then)).toBeNull();
});
