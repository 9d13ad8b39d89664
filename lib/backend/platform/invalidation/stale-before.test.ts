import { expect, it } from 'vitest';
import { computeStaleBefore } from './stale-before';

it.each([
  ['received at once: pages rendered until now may be stale', 100_000, 100_800, 100_800],
  [
    'received late: pages rendered soon after the commit may be stale, later ones are not',
    100_000,
    900_000,
    105_000,
  ],
  ['from a clock that is slow', 97_000, 100_500, 100_500],
  ['from a clock that is fast: never in the future', 103_000, 100_500, 100_500],
])('stale before › an invalidation %s', (_what, committedAt, now, expected) => {
  expect(computeStaleBefore(committedAt, now)).toBe(expected);
});
