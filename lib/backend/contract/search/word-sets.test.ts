import { expect, it } from 'vitest';
import { tradesApart } from '@/tests/support/trades-apart';
import { holdNothing, takeChanges } from './held-listings';
import { bitsOfNumber, listIds } from './id-sets';
import { toWordSets } from './word-sets';

const part = { isWanted: false, named: new Uint32Array(), regions: [], districts: [] };

it('keeps a bit for each listing of what words find, however many hold them', () => {
  const listings = holdNothing();
  takeChanges(listings, tradesApart(1_000));
  const room = listings.columns.places.length;
  expect(room).toBeGreaterThan(1_000);
  const all = Uint32Array.from({ length: 1_000 }, (_, at) => at + 1);
  for (const ids of [all, all.subarray(700, 703), all.subarray(0, 0)]) {
    const { holding, named } = toWordSets(listings, { ...part, ids });
    expect([...listIds(holding)]).toEqual([...ids]);
    expect(holding).toHaveLength(room / bitsOfNumber);
    expect(named).toBeNull();
  }
});

it('keeps what is called so apart, of words that are looked for', () => {
  const listings = holdNothing();
  takeChanges(listings, tradesApart(100));
  const [ids, called] = [Uint32Array.of(3, 40, 99), Uint32Array.of(40)];
  const { named } = toWordSets(listings, { ...part, isWanted: true, ids, named: called });
  expect(named && [...listIds(named)]).toEqual([40]);
});
