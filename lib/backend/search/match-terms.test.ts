import { expect, it } from 'vitest';
import { listingChanges } from '@/tests/support/listing-changes';
import { BITS_PER_WORD, listIds } from './id-set';
import { applyChanges, createListingIndex } from './listing-index';
import { toTermSets } from './match-terms';

const termMatch = {
  isIncluded: false,
  location: null,
  topIds: new Uint32Array(),
  regions: [],
  districts: [],
};

it('term sets › hold one bit for each listing, however many listings match', () => {
  const listings = createListingIndex();
  applyChanges(listings, listingChanges(1_000));
  const size = listings.columns.places.length;
  expect(size).toBeGreaterThan(1_000);
  const all = Uint32Array.from({ length: 1_000 }, (_, index) => index + 1);
  for (const ids of [all, all.subarray(700, 703), all.subarray(0, 0)]) {
    const { matches, topMatches } = toTermSets(listings, { ...termMatch, ids });
    expect([...listIds(matches)]).toEqual([...ids]);
    expect(matches).toHaveLength(size / BITS_PER_WORD);
    expect(topMatches).toBeNull();
  }
});

it('term sets › keep the top matches of included terms apart', () => {
  const listings = createListingIndex();
  applyChanges(listings, listingChanges(100));
  const [ids, titleIds] = [Uint32Array.of(3, 40, 99), Uint32Array.of(40)];
  const { topMatches } = toTermSets(listings, { ...termMatch, isIncluded: true, ids, topIds: titleIds });
  expect(topMatches && [...listIds(topMatches)]).toEqual([40]);
});
