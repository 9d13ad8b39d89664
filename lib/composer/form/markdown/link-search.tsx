'use client';

import { type ReactElement, useCallback, useState } from 'react';
import { parseSitePath } from '@/lib/routes/parse-site-path';
import { useBlockFormContext } from '../field/block-form-context';
import { parseAddress } from '../links/parse-address';
import { probeSiteAddress } from '../links/probe-site-address';
import { describeLinkTarget } from '../records/describe-link-target';
import { fetchPublicPath, searchRecords } from '../records/records-api';
import { type ComboboxItem, type ComboboxResults, SearchCombobox } from '../search-combobox';

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
    { limit: MAX_RESULTS_PER_KIND, isPublic: true, near },
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
    : `No published page matches “${query.trim()}”. Publish a page before you link to it`;

const addressTarget = (address: string): TextLinkTarget => ({
  key: address,
  name: address,
  note: 'This address',
  resolvePath: async () => ((await isDeadAddress(address)) ? null : address),
});

/** Whether an address of this site has no page; false if the lookup fails. */
async function isDeadAddress(address: string): Promise<boolean> {
  const siteAddress = parseSitePath(address, window.location.origin);
  const probe =
    siteAddress &&
    (await probeSiteAddress(siteAddress, AbortSignal.timeout(PROBE_TIMEOUT_MS)).catch(() => null));
  return probe?.kind === 'missing';
}

type LinkSearchProps = {
  id: string;
  onSelect: (label: string, address: string) => void;
  onClose: () => void;
};

/** Selects the target of a link in a text, by a search or a pasted address. */
export function LinkSearch({ id, onSelect, onClose }: LinkSearchProps): ReactElement {
  const [issue, setIssue] = useState<string | null>(null);
  const { path } = useBlockFormContext();
  const search = useCallback(
    (query: string, signal: AbortSignal) => searchTargets(query, signal, path),
    [path],
  );
  const selectTarget = async ({ name, resolvePath }: TextLinkTarget) => {
    const address = await resolvePath().catch(() => undefined);
    if (address) onSelect(name, address);
    else if (address === null)
      setIssue(`“${name}” has no public page yet: publish it first, or choose another`);
    else setIssue(`The address of “${name}” could not be loaded. Try again in a moment`);
  };
  return (
    <fieldset
      aria-label="Link target"
      className="grid min-w-0 gap-2 rounded-md border border-line bg-surface-sunken p-2"
      // The combobox handles the Escape that closes its list.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <SearchCombobox
            id={id}
            label="Link to: search, or paste an address"
            disabled={false}
            hasInitialFocus
            search={search}
            onSelect={(target) => void selectTarget(target)}
          />
        </span>
        <button type="button" className="pane-button" onClick={onClose}>
          Cancel
        </button>
      </p>
      {issue && (
        <p role="alert" className="text-label text-negative">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
