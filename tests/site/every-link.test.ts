import { expect, inject, test } from 'vitest';
import { followLinks } from '../support/follow-links';
import { isLongForm } from '../support/long-form';
import { localised, pageTypes } from '../support/page-types';

const pages = ['en-GH', 'en-US'].flatMap((language) =>
  Object.values(pageTypes).map((path) => localised(language, path)),
);

/** All that can be reached in the long form; in the short one what the kinds of pages link to, one of each kind. */
test(
  'every link leads to a page, and to a place that is on it',
  async () => {
    const { followed, faults } = await followLinks(inject('siteUrl'), pages, { oneOfEach: !isLongForm });
    expect(followed).toBeGreaterThan(150);
    expect(faults).toEqual([]);
  },
  isLongForm ? 1_800_000 : 120_000,
);
