import { expect, test } from 'vitest';
import { formatDuration } from './format-time';

test.each([
  [-5, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [3 * 3600, '3 hours'],
  [3 * 3600 + 61, '3 hours 1 minute'],
  [86_400 + 60, '1 day'],
  [2 * 86_400 + 3600 + 120, '2 days 1 hour'],
])('formatDuration › formats %d seconds as %s', (seconds, formatted) => {
  expect(formatDuration(seconds)).toBe(formatted);
});
