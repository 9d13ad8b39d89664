import { isSafeUrl } from '@/schemas/safe-url';
import type { Finding, Found } from '../finding/find-box';
import { findPath } from '../records/find-path';
import { searchRecords } from '../records/search-records';

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

/** Where a link may lead; `find` its address, null while visitors find none. */
export type Place = Found<string> & { find: () => Promise<string | null> };

/** Everything a text may lead to that says all the words sought; an address as it is. @throws when it cannot be had. */
export async function searchPlaces(sought: string, signal: AbortSignal): Promise<Finding<Place>> {
  const address = addressIn(sought.trim());
  if (address) return { found: [asItIs(address)], hasMore: false };
  const { records, hasMore } = await searchRecords(order, sought, { most: mostOfAKind }, signal);
  const found = records.flatMap(({ kind, id, name, note }) =>
    kind === 'media'
      ? []
      : {
          key: `${kind} ${id}`,
          name,
          note: [names[kind], note].filter(Boolean).join(' · '),
          find: () => findPath(kind, id),
        },
  );
  return { found, hasMore };
}

const asItIs = (address: string): Place => ({
  key: address,
  name: address,
  note: 'This address',
  find: async () => address,
});

function addressIn(text: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^\+\d{8,15}$/.test(text)) return `tel:${text}`;
  return /^(https?:|mailto:|tel:|\/)/i.test(text) && isSafeUrl(text) ? text : null;
}
