import { expect, test } from 'vitest';
import { canonicalOwnerPath, type RecordOwner } from './canonical-owner';
import { matchRoute } from './match-route';

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
  // The network displays all listings.
  ['/buy-a-business/listings/bakery', owned({ office: adum }), null],
  // An office displays its own.
  [`${inOsu}/listings/bakery`, owned({}), null],
  [`${inOsu}/listings/bakery`, owned({ office: adum }), '/locations/ashanti/adum/listings/bakery'],
  [
    `${inOsu}/listings/bakery`,
    owned({ office: adum, agent: null }),
    '/locations/ashanti/adum/listings/bakery',
  ],
  [`${inOsu}/listings/bakery`, owned({ office: null }), null],
  // An agent displays their own.
  ['/agents/esi/listings/bakery', owned({}), null],
  ['/agents/esi/listings/bakery', owned({ agent: 'kofi' }), '/agents/kofi/listings/bakery'],
  ['/agents/esi/listings/bakery', owned({ agent: null }), `${inOsu}/listings/bakery`],
  ['/agents/esi/listings/bakery', owned({ agent: null, office: null }), '/buy-a-business/listings/bakery'],
  // Franchise listings are below the franchise path.
  ['/agents/esi/franchise/listings/outlet', owned({ isFranchise: true }), null],
  ['/agents/esi/listings/outlet', owned({ isFranchise: true }), '/agents/esi/franchise/listings/outlet'],
  ['/agents/esi/franchise/listings/bakery', owned({}), '/agents/esi/listings/bakery'],
  [
    '/agents/esi/franchise/listings/outlet',
    owned({ isFranchise: true, agent: 'kofi' }),
    '/agents/kofi/franchise/listings/outlet',
  ],
  // Other pages are not about a listing.
  [inOsu, owned({ office: adum }), null],
  ['/agents/esi', owned({ agent: 'kofi' }), null],
])('%s of %o has the canonical path %s', (path, owner, canonicalPath) => {
  const match = matchRoute(path);
  expect(match && canonicalOwnerPath(match, owner)).toBe(canonicalPath);
  const canonicalMatch = canonicalPath && matchRoute(canonicalPath);
  if (canonicalMatch) expect(canonicalOwnerPath(canonicalMatch, owner)).toBeNull();
});
