import { parseSitePath } from '@/lib/routes/parse-site-path';
import type { ComboboxResults, ComboboxItem } from '../search-combobox';
import { probeSiteAddress } from '../links/probe-site-address';
import { parseAddress } from '../links/parse-address';
import { fetchPublicPath } from '../records/records-api';
import { searchRecords } from '../records/search-records';
import { describeLinkTarget } from '../records/describe-link-target';

/** Kinds of record that a text can link to, in the order of the results. */
const kindLabels = {
  page: 'Page',
  office: 'Office',
  agent: 'Agent',
  listing: 'Listing',
  region: 'Region',
  post: 'Blog post',
} as const;
const kindOrder = ['page', 'office', 'agent', 'listing', 'region', 'post'] as const;
const MAX_RESULTS_PER_KIND = 4;
/** Timeout for the lookup of an address; after it the address is accepted unchecked. In ms. */
const PROBE_TIMEOUT_MS = 4_000;

/** A possible link target; `resolvePath` returns its address, null if it has no public page. */
export type TextLinkTarget = ComboboxItem<string> & { resolvePath: () => Promise<string | null> };

/**
 * Searches the published records that match all words of the query. A text stores addresses, so unpublished
 * records cannot be linked. Pages of the same owner as the page at `near` come first. Input that is an
 * address is returned as it is.
 * @throws if the search fails
 */
export async function searchTargets(
  query: string,
  signal: AbortSignal,
  near: string | null = null,
): Promise<ComboboxResults<TextLinkTarget>> {
  const parsed = await parseAddress(query);
  const address = parsed && 'address' in parsed ? parsed : null;
  if (address?.isSure) return { items: [addressTarget(address.address)], hasMore: false };
  const { records, hasMore } = await searchRecords(
    kindOrder,
    query,
    { most: MAX_RESULTS_PER_KIND, isPublic: true, near },
    signal,
  );
  const items = records.flatMap((record) => {
    const { kind, id, name } = record;
    if (kind === 'media') return [];
    const note = [kindLabels[kind], describeLinkTarget(near, record).note].filter(Boolean).join(' · ');
    return { key: `${kind} ${id}`, name, note, resolvePath: () => fetchPublicPath(kind, id) };
  });
  return {
    items: [...(address ? [addressTarget(address.address)] : []), ...items],
    hasMore,
    reason: parsed && 'reason' in parsed ? parsed.reason : noResultsMessage(query),
  };
}

const noResultsMessage = (query: string): string | undefined =>
  query.trim() === ''
    ? undefined
    : `Nothing that visitors see says “${query.trim()}”. A page can be linked to once it is published`;

const addressTarget = (address: string): TextLinkTarget => ({
  key: address,
  name: address,
  note: 'This address',
  resolvePath: async () => ((await isDeadAddress(address)) ? null : address),
});

/** Whether an address of this site has no page; false if the lookup fails. */
async function isDeadAddress(address: string): Promise<boolean> {
  const siteAddress = parseSitePath(address, window.location.origin);
  const probe = siteAddress && (await probeSiteAddress(siteAddress, AbortSignal.timeout(PROBE_TIMEOUT_MS)).catch(() => null));
  return probe?.kind === 'missing';
}
