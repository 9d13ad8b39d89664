'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { parseSitePath } from '@/lib/routes/parse-site-path';
import type { LedTo } from '@/schemas/composing/links';
import { type AddressProbe as Found, probeSiteAddress } from './probe-site-address';

type SiteAddressHintProps = {
  address: string;
  disabled: boolean;
  /** Called with the record to link to instead. */
  onLinkRecord: (record: LedTo) => void;
  /** Called when the user wants to choose a page instead. */
  onChoosePage: () => void;
};

/** Debounce delay of the lookup, in ms. */
const PROBE_DELAY_MS = 500;

/**
 * Hint below a typed address of this site: that no page is there, or which page it is, so that the link can
 * follow it when its address changes.
 */
export function SiteAddressHint({ address, disabled, onLinkRecord, onChoosePage }: SiteAddressHintProps): ReactElement | null {
  const probe = useAddressProbe(address);
  const button = (label: string, onClick: () => void) => (
    <button
      type="button"
      className="pane-button mt-1 border border-line-strong"
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  );
  if (probe?.kind === 'missing')
    return (
      <div role="alert" className="text-label">
        <p className="text-negative">
          Nothing stands at this address of the website: visitors would be told that there is no such page.
          Choose the page instead.
        </p>
        {button('Choose a page', onChoosePage)}
      </div>
    );
  if (probe?.kind !== 'record') return null;
  const { record } = probe;
  return (
    <div role="status" className="text-label">
      <p className="needed">
        This is “{record.name}”. Link to it by its name, and the link follows it when its address changes.
      </p>
      {button(`Link to “${record.name}”`, () => onLinkRecord(record))}
    </div>
  );
}

function useAddressProbe(address: string): Found | null {
  const [result, setResult] = useState<{ address: string; probe: Found } | null>(null);
  useEffect(() => {
    const siteAddress = parseSitePath(address, window.location.origin);
    if (!siteAddress) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      probeSiteAddress(siteAddress, controller.signal).then(
        (probe) => setResult({ address, probe }),
        () => undefined,
      );
    }, PROBE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);
  return result?.address === address ? result.probe : null;
}
