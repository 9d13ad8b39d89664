import { expect, it } from 'vitest';
import { countsFrom } from './counts-from';

it.each([
  ['heard of at once: pages made until now may be old', 100_000, 100_800, 100_800],
  ['of long ago: pages made soon after it may be old, later ones are not', 100_000, 900_000, 105_000],
  ['by a clock that is behind', 97_000, 100_500, 100_500],
  ['by a clock that is ahead: never in the future', 103_000, 100_500, 100_500],
])('a renewal %s', (_what, at, now, expected) => {
  expect(countsFrom(at, now)).toBe(expected);
});
