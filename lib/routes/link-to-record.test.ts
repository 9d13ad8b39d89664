import { expect, test } from 'vitest';
import { canonicalOwnerPath, type RecordOwner } from './canonical-owner';
import { contextHref, contextOf } from './context-href';
import { isOwnerPage, linkToRecord } from './link-to-record';
import { matchRoute } from './match-route';

const listing = '/buy-a-business/listings/bakery';
const osu = { office: { state: 'greater-accra', slug: 'osu' }, agent: 'esi', isFranchise: false };
const unowned = { office: null, agent: null, isFranchise: false };
const inOsu = '/locations/greater-accra/osu';
const inAdum = '/locations/ashanti/adum/buy-a-business';

test.each<[string, string, RecordOwner, string]>([
  ['/buy-a-business', listing, osu, listing],
  [inOsu, listing, osu, `${inOsu}/listings/bakery`],
  [inAdum, listing, osu, `${inOsu}/listings/bakery`],
  [inAdum, listing, unowned, '/locations/ashanti/adum/listings/bakery'],
  ['/agents/esi', listing, osu, '/agents/esi/listings/bakery'],
  ['/agents/kofi/listings', listing, osu, '/agents/esi/listings/bakery'],
  ['/agents/kofi', listing, { ...osu, agent: null }, `${inOsu}/listings/bakery`],
  ['/no such page', listing, osu, listing],
])('from %s %s of %o is linked as %s, which does not redirect further', (path, record, owner, expected) => {
  const match = matchRoute(path);
  const toHref = contextHref(match ? contextOf(match, 'en-GH') : { locale: 'en-GH' }, ['en-GH']);
  const href = toHref(linkToRecord(record, owner, { locale: 'en-GH', path }));
  expect(href).toBe(expected);
  const hrefMatch = matchRoute(href);
  expect(hrefMatch && canonicalOwnerPath(hrefMatch, owner)).toBeNull();
});

test.each([
  ['/', false],
  [listing, false],
  [inOsu, true],
  ['/agents/esi', true],
  ['/no such page', false],
])('%s belongs to an owner: %s', (path, expected) => {
  expect(isOwnerPage({ locale: 'en-GH', path })).toBe(expected);
});
