import { expect, it } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { tellSupply } from './tell-supply';

const filled = (props: StoredBlock['props'], slots?: StoredBlock['slots']): StoredBlock => ({
  id: 'a',
  type: 'listing-grid',
  version: 0,
  props,
  slots,
});
const titles = (...all: string[]) => ({ listings: all.map((title) => ({ slug: 'x', title })) });

it.each([
  ['a few', filled(titles('Cold store', 'Bakery')), '2 listings: Cold store, Bakery'],
  ['one', filled(titles('Cold store')), '1 listing: Cold store'],
  ['many', filled(titles('A', 'B', 'C', 'D', 'E')), '5 listings: A, B, C and 2 more'],
  [
    'none',
    filled(titles()),
    'No listings fit this. Visitors see the words for an empty list, if the block has some',
  ],
  ['blocks', filled({}, { content: [filled({})] }), 'One block'],
])('a source that gives %s is told in words', (_what, block, words) => {
  expect(tellSupply(block, ['listings'], 'Listings')).toBe(words);
});

it.each([
  ['Sale stories', '1 sale story: A sale'],
  ['People', '1 person: A sale'],
  ['A menu', '1 entry: A sale'],
  ['The languages of the site', '1 entry: A sale'],
])('one of %s is told as one', (what, words) => {
  expect(tellSupply(filled(titles('A sale')), ['listings'], what)).toBe(words);
});

it('says so when visitors see nothing of the block', () => {
  expect(tellSupply(undefined, ['agent'], 'An agent')).toMatch(/^Nothing here/);
  expect(tellSupply(filled({ agent: { name: 'Naa Dedei' } }), ['agent'], 'An agent')).toBe('Naa Dedei');
});
