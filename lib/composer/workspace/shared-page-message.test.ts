import { expect, it } from 'vitest';
import { sharedPageMessage } from './composer-context';

const base = { slug: 'x', name: 'X', within: null, form: null };
const office = { ...base, kind: 'office', label: 'Office', isNeeded: true } as const;
const listing = { ...base, kind: 'listing', label: 'Listing', isNeeded: true } as const;

it.each([
  [[office], null, 'every office'],
  [[office, listing], null, 'every office and every listing'],
  [[listing], 'Osu', 'every listing of Osu'],
  [[{ ...office, isNeeded: false }], null, 'the whole network and for every office'],
] as const)('sharedPageMessage › says by whom a page is shared: %j', (choices, owner, whom) => {
  const sentence = sharedPageMessage({
    record: '/compose/record/1',
    choices,
    owner,
    isOnSite: true,
    wasOnSite: true,
  });
  expect(sentence).toBe(`This page is shared by ${whom}: your edits change all of them.`);
});

it.each([[[]], [[{ ...office, isNeeded: false, slug: null, name: null }]]])(
  'sharedPageMessage › is null for a page that is not shared',
  (choices) => {
    expect(
      sharedPageMessage({
        record: '/compose/record/1',
        choices,
        owner: null,
        isOnSite: true,
        wasOnSite: true,
      }),
    ).toBeNull();
  },
);
