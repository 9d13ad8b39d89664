import { expect, it } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { formatBindingResult } from './binding-result';

const boundBlock = (props: StoredBlock['props'], slots?: StoredBlock['slots']): StoredBlock => ({
  id: 'a',
  type: 'listing-grid',
  version: 0,
  props,
  slots,
});
const titles = (...all: string[]) => ({ listings: all.map((title) => ({ slug: 'x', title })) });

it.each([
  ['a few', boundBlock(titles('Cold store', 'Bakery')), '2 listings: Cold store, Bakery'],
  ['one', boundBlock(titles('Cold store')), '1 listing: Cold store'],
  ['many', boundBlock(titles('A', 'B', 'C', 'D', 'E')), '5 listings: A, B, C and 2 more'],
  [
    'none',
    boundBlock(titles()),
    'No listings match. Visitors see the text for an empty list, if there is one',
  ],
  ['blocks', boundBlock({}, { content: [boundBlock({})] }), 'One block'],
])('binding result › is described for %s', (_case, block, expected) => {
  expect(formatBindingResult(block, ['listings'], 'Listings')).toBe(expected);
});

it.each([
  ['Sale stories', '1 sale story: A sale'],
  ['People', '1 person: A sale'],
  ['A menu', '1 entry: A sale'],
  ['The languages of the site', '1 entry: A sale'],
])('binding result › uses the singular for one of %s', (label, expected) => {
  expect(formatBindingResult(boundBlock(titles('A sale')), ['listings'], label)).toBe(expected);
});

it('binding result › says so when visitors do not see the block', () => {
  expect(formatBindingResult(undefined, ['agent'], 'An agent')).toMatch(/^No content/);
  expect(formatBindingResult(boundBlock({ agent: { name: 'Naa Dedei' } }), ['agent'], 'An agent')).toBe(
    'Naa Dedei',
  );
});
