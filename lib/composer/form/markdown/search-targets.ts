import { placeOnSite } from '@/lib/routes/place-on-site';
import type { Finding, Found } from '../finding/find-box';
import { lookOnSite } from '../links/look-on-site';
import { readAddress } from '../links/read-address';
import { findPath } from '../records/find-path';
import { searchRecords } from '../records/search-records';
import { seenFrom } from '../records/seen-from';

/** What a text leads to, in the order in which it is found. */
const names = {
  page: 'Page',
  office: 'Office',
  agent: 'Agent',
  listing: 'Listing',
  region: 'Region',
  post: 'Blog post',
} as const;
const order = ['page', 'office', 'agent', 'listing', 'region', 'post'] as const;
const mostOfAKind = 4;
/** How long an address is looked at before it is taken as it is, in ms. */
const patience = 4_000;

/** Where a link may lead; `find` its address, null while visitors find none. */
export type FoundTarget = Found<string> & { find: () => Promise<string | null> };

/**
 * Everything a text may lead to that says all the words sought, and that visitors find: a text holds addresses, and what has none yet cannot be
 * led to; pages of the owner of the one at `near` come before others'. What is an address, as people write them, is found as it is. @throws when it cannot be had.
 */
export async function searchTargets(
  sought: string,
  signal: AbortSignal,
  near: string | null = null,
): Promise<Finding<FoundTarget>> {
  const read = await readAddress(sought);
  const meant = read && 'address' in read ? read : null;
  if (meant?.isSure) return { found: [asItIs(meant.address)], hasMore: false };
  const { records, hasMore } = await searchRecords(
    order,
    sought,
    { most: mostOfAKind, isPublic: true, near },
    signal,
  );
  const found = records.flatMap((record) => {
    const { kind, id, name } = record;
    if (kind === 'media') return [];
    const note = [names[kind], seenFrom(near, record).note].filter(Boolean).join(' · ');
    return { key: `${kind} ${id}`, name, note, find: () => findPath(kind, id) };
  });
  return {
    found: [...(meant ? [asItIs(meant.address)] : []), ...found],
    hasMore,
    reason: read && 'reason' in read ? read.reason : nothingSays(sought),
  };
}

const nothingSays = (sought: string): string | undefined =>
  sought.trim() === ''
    ? undefined
    : `Nothing that visitors see says “${sought.trim()}”. A page can be linked to once it is published`;

const asItIs = (address: string): FoundTarget => ({
  key: address,
  name: address,
  note: 'This address',
  find: async () => ((await leadsNowhere(address)) ? null : address),
});

/** Of this site, as far as it can be told. */
async function leadsNowhere(address: string): Promise<boolean> {
  const place = placeOnSite(address, window.location.origin);
  const found = place && (await lookOnSite(place, AbortSignal.timeout(patience)).catch(() => null));
  return found?.kind === 'nothing';
}
