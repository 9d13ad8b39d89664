import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { ownPlace, type RecordOwner } from './own-place';

const osu = { state: 'greater-accra', slug: 'osu' };
const adum = { state: 'ashanti', slug: 'adum' };
const owned = (owner: Partial<RecordOwner>): RecordOwner => ({
  office: osu,
  agent: 'esi',
  isFranchise: false,
  ...owner,
});
const inOsu = '/locations/greater-accra/osu';

test.each<[string, RecordOwner, string | null]>([
  // The network shows the listings of all.
  ['/buy-a-business/listings/bakery', owned({ office: adum }), null],
  // An office its own.
  [`${inOsu}/listings/bakery`, owned({}), null],
  [`${inOsu}/listings/bakery`, owned({ office: adum }), '/locations/ashanti/adum/listings/bakery'],
  [
    `${inOsu}/listings/bakery`,
    owned({ office: adum, agent: null }),
    '/locations/ashanti/adum/listings/bakery',
  ],
  [`${inOsu}/listings/bakery`, owned({ office: null }), null],
  // An agent their own.
  ['/agents/esi/listings/bakery', owned({}), null],
  ['/agents/esi/listings/bakery', owned({ agent: 'kofi' }), '/agents/kofi/listings/bakery'],
  ['/agents/esi/listings/bakery', owned({ agent: null }), `${inOsu}/listings/bakery`],
  ['/agents/esi/listings/bakery', owned({ agent: null, office: null }), '/buy-a-business/listings/bakery'],
  // And under franchise what is one.
  ['/agents/esi/franchise/listings/outlet', owned({ isFranchise: true }), null],
  ['/agents/esi/listings/outlet', owned({ isFranchise: true }), '/agents/esi/franchise/listings/outlet'],
  ['/agents/esi/franchise/listings/bakery', owned({}), '/agents/esi/listings/bakery'],
  [
    '/agents/esi/franchise/listings/outlet',
    owned({ isFranchise: true, agent: 'kofi' }),
    '/agents/kofi/franchise/listings/outlet',
  ],
  // Other pages are about no such record.
  [inOsu, owned({ office: adum }), null],
  ['/agents/esi', owned({ agent: 'kofi' }), null],
])('%s of %o has its place at %s', (path, owner, place) => {
  const match = matchRoute(path);
  expect(match && ownPlace(match, owner)).toBe(place);
  const there = place && matchRoute(place);
  if (there) expect(ownPlace(there, owner)).toBeNull();
});
