import { expect, inject, test } from 'vitest';
import { followLinks } from '../support/follow-links';
import { localised, pageTypes } from '../support/page-types';
import { isLongForm, sampleCases } from '../support/test-scope';

/** The not-found page links only to itself in the other language. */
const paths = Object.values(pageTypes).filter((path) => path !== '/404');
const pages = [
  ...paths.map((path) => localised('en-GH', path)),
  ...sampleCases(paths, 5).map((path) => localised('en-US', path)),
];

/**
 * The long form follows everything reachable; otherwise what the kinds of pages link to, one address of each
 * kind.
 */
test('links › every link leads to a page and to an anchor that exists', {
  skip: !isLongForm,
  timeout: isLongForm ? 3_600_000 : 180_000,
}, async () => {
  const { followed, brokenLinks } = await followLinks(inject('siteUrl'), pages, { oneOfEach: !isLongForm });
  expect(followed).toBeGreaterThan(150);
  expect(brokenLinks).toEqual([]);
});
