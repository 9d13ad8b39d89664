import { expect, inject, test } from 'vitest';
import { followLinks } from '../support/follow-links';
import { isLongForm, thinOut } from '../support/long-form';
import { localised, pageTypes } from '../support/page-types';

/** What is not found has nothing to lead to but itself, in the other language. */
const paths = Object.values(pageTypes).filter((path) => path !== '/404');
const pages = [
  ...paths.map((path) => localised('en-GH', path)),
  ...thinOut(paths, 5).map((path) => localised('en-US', path)),
];

/** All that can be reached in the long form; else what the kinds of pages link to, one of each kind. */
test('every link leads to a page, and to a place that is on it', {
  skip: !isLongForm,
  timeout: isLongForm ? 3_600_000 : 180_000,
}, async () => {
  const { followed, faults } = await followLinks(inject('siteUrl'), pages, { oneOfEach: !isLongForm });
  expect(followed).toBeGreaterThan(150);
  expect(faults).toEqual([]);
});
