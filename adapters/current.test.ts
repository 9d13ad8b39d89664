import { describe, expect, test } from 'vitest';
import { ownPageNotFound, resolveCurrent, resolveSubject } from './current';

describe('the filter of a list', () => {
  test.each([
    [undefined, 'osu', undefined],
    ['current', 'osu', 'osu'],
    ['current', undefined, undefined],
    ['tema', 'osu', 'tema'],
  ])('%s on a page of %s: %s', (asked, current, expected) => {
    expect(resolveCurrent(asked, current)).toBe(expected);
  });
});

describe('the record a block is about', () => {
  test.each([
    [undefined, 'osu', 'osu'],
    ['current', 'osu', 'osu'],
    [undefined, undefined, undefined],
    ['tema', 'osu', 'tema'],
  ])('%s on a page of %s: %s', (asked, current, expected) => {
    expect(resolveSubject(asked, current)).toBe(expected);
  });
});

test.each([
  [undefined, 'not-found'],
  ['current', 'not-found'],
  ['tema', 'hide'],
])('when %s is gone: %s', (slug, expected) => {
  expect(ownPageNotFound({ slug })).toBe(expected);
});
