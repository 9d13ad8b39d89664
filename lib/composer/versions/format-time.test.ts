import { expect, test } from 'vitest';
import { formatTime } from './restore-version';

test('formatTime › names the day relative to today', () => {
  const now = new Date(2026, 2, 3, 18, 0);
  expect(formatTime(new Date(2026, 2, 3, 9, 40).toISOString(), now)).toBe('today at 09:40');
  expect(formatTime(new Date(2026, 2, 2, 17, 5).toISOString(), now)).toBe('yesterday at 17:05');
  expect(formatTime(new Date(2026, 2, 1, 17, 5).toISOString(), now)).toBe('on 1 March 2026 at 17:05');
  expect(formatTime(new Date(2025, 2, 3, 17, 5).toISOString(), now)).toBe('on 3 March 2025 at 17:05');
});
