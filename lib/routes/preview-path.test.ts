import { describe, expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { matchesPreview, type PreviewedPage, previewChoices, previewPath } from './preview-path';

const noOwner = {
  slug: null,
  template_slug: null,
  tribe_slug: null,
  tribe_state_slug: null,
  agent_slug: null,
};
const ofNetwork = (route: string, more = {}): PreviewedPage => ({
  ...noOwner,
  route,
  scope: 'network',
  ...more,
});
const ofOsu = (route: string, more = {}): PreviewedPage => ({
  ...noOwner,
  ...{ route, scope: 'office', tribe_slug: 'osu', tribe_state_slug: 'greater-accra' },
  ...more,
});
const osu = { office: { state: 'greater-accra', slug: 'osu' } };

describe('the preview path', () => {
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
  ])('of %o with %o is %s', (page, chosen, path) => {
    expect(previewPath(page, chosen)).toBe(path);
  });

  test.each([
    ofNetwork('customPage'),
    ofNetwork('customPage', { slug: 'blog' }),
    ofOsu('tribeCustomPage'),
    ...['Food Shops', 'Food', 'é', '..', 'a/b', ''].map((slug) => ofOsu('tribeCustomPage', { slug })),
    ofNetwork('marketingCustomPage', { slug: 'a', template_slug: 'A B' }),
  ])('of a page without an address matches no other page: %o', (page) => {
    const path = previewPath(page, {}) ?? '';
    const match = matchRoute(path);
    expect(path).toMatch(/-without-an-address/);
    expect(match && matchesPreview(page, match.row, match.params)).toBe(true);
  });
});

test('offers the records that a preview can be chosen for', () => {
  expect(previewChoices(ofNetwork('LocationDetail'))).toEqual([{ kind: 'office', isNeeded: true }]);
  expect(previewChoices(ofNetwork('Sell'))).toEqual([{ kind: 'office', isNeeded: false }]);
  expect(previewChoices(ofNetwork('LocationListingPost'))).toEqual([
    { kind: 'office', isNeeded: true },
    { kind: 'listing', isNeeded: true },
  ]);
  expect(previewChoices(ofOsu('LocationDetail'))).toEqual([]);
});

test('does not match a page at addresses of other pages', () => {
  const fits = (page: PreviewedPage, path: string) => {
    const match = matchRoute(path);
    return match !== null && matchesPreview(page, match.row, match.params);
  };
  expect(fits(ofNetwork('LocationDetail'), '/locations/ashanti/adum')).toBe(true);
  expect(fits(ofOsu('LocationDetail'), '/locations/ashanti/adum')).toBe(false);
  expect(fits(ofNetwork('LocationDetail'), '/blog')).toBe(false);
  expect(fits(ofOsu('tribeCustomPage', { slug: 'food' }), '/locations/greater-accra/osu/fish')).toBe(false);
});
