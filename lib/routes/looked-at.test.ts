import { describe, expect, test } from 'vitest';
import { choosableFor, fitsLooking, type LookedAt, lookedAtPath } from './looked-at';
import { matchRoute } from './match-route';

const nobody = {
  slug: null,
  template_slug: null,
  tribe_slug: null,
  tribe_state_slug: null,
  agent_slug: null,
};
const ofNetwork = (route: string, more = {}): LookedAt => ({ ...nobody, route, scope: 'network', ...more });
const ofOsu = (route: string, more = {}): LookedAt => ({
  ...nobody,
  ...{ route, scope: 'office', tribe_slug: 'osu', tribe_state_slug: 'greater-accra' },
  ...more,
});
const osu = { office: { state: 'greater-accra', slug: 'osu' } };

describe('where a page is looked at', () => {
  test.each([
    [ofNetwork('Home'), {}, '/'],
    [ofNetwork('LocationDetail'), {}, null],
    [ofNetwork('LocationDetail'), osu, '/locations/greater-accra/osu'],
    [ofNetwork('Sell'), {}, '/sell-a-business'],
    [ofNetwork('Sell'), osu, '/locations/greater-accra/osu/sell-a-business'],
    [ofNetwork('ListingPost'), { listing: { post: 'a-bar' } }, '/buy-a-business/listings/a-bar'],
    [ofNetwork('StateLocations'), { region: { state: 'ashanti' } }, '/locations/ashanti'],
    [ofNetwork('customPage', { slug: 'partners' }), {}, '/partners'],
    [ofOsu('tribeCustomPage', { slug: 'food' }), {}, '/locations/greater-accra/osu/food'],
    [ofOsu('LocationDetail'), { office: { state: 'ashanti', slug: 'adum' } }, '/locations/greater-accra/osu'],
  ])('%o, chosen %o: %s', (page, chosen, path) => {
    expect(lookedAtPath(page, chosen)).toBe(path);
  });

  test.each([
    ofNetwork('customPage'),
    ofNetwork('customPage', { slug: 'blog' }),
    ofOsu('tribeCustomPage'),
    ...['Food Shops', 'Food', 'é', '..', 'a/b', ''].map((slug) => ofOsu('tribeCustomPage', { slug })),
    ofNetwork('marketingCustomPage', { slug: 'a', template_slug: 'A B' }),
  ])('a page without an address of its own stands where no other can: %o', (page) => {
    const path = lookedAtPath(page, {}) ?? '';
    const match = matchRoute(path);
    expect(path).toMatch(/-without-an-address/);
    expect(match && fitsLooking(page, match.row, match.params)).toBe(true);
  });
});

test('what is to be chosen for it', () => {
  expect(choosableFor(ofNetwork('LocationDetail'))).toEqual([{ kind: 'office', isNeeded: true }]);
  expect(choosableFor(ofNetwork('Sell'))).toEqual([{ kind: 'office', isNeeded: false }]);
  expect(choosableFor(ofNetwork('LocationListingPost'))).toEqual([
    { kind: 'office', isNeeded: true },
    { kind: 'listing', isNeeded: true },
  ]);
  expect(choosableFor(ofOsu('LocationDetail'))).toEqual([]);
});

test('nobody looks at a page where it does not belong', () => {
  const fits = (page: LookedAt, path: string) => {
    const match = matchRoute(path);
    return match !== null && fitsLooking(page, match.row, match.params);
  };
  expect(fits(ofNetwork('LocationDetail'), '/locations/ashanti/adum')).toBe(true);
  expect(fits(ofOsu('LocationDetail'), '/locations/ashanti/adum')).toBe(false);
  expect(fits(ofNetwork('LocationDetail'), '/blog')).toBe(false);
  expect(fits(ofOsu('tribeCustomPage', { slug: 'food' }), '/locations/greater-accra/osu/fish')).toBe(false);
});
