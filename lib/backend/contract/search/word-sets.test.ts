import { expect, it } from 'vitest';
import { holdNothing } from './held-listings';
import { bitsOfNumber, listIds } from './id-sets';
import { toWordSets } from './word-sets';

const part = { isWanted: false, named: new Uint32Array(), regions: [], districts: [] };

it('keeps a bit for each listing of what words find, however many hold them', () => {
  const listings = holdNothing();
  const all = Uint32Array.from({ length: listings.columns.places.length }, (_, id) => id);
  for (const ids of [all, all.subarray(0, 1)]) {
    const { holding, named } = toWordSets(listings, { ...part, ids });
    expect([...listIds(holding)]).toEqual([...ids]);
    expect(holding).toHaveLength(all.length / bitsOfNumber);
    expect(named).toBeNull();
  }
});
