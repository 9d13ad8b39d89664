'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { placeOnSite } from '@/lib/routes/place-on-site';
import type { LedTo } from '@/schemas/composing/links';
import { type OnSite as Found, lookOnSite } from './look-on-site';

type OnSiteProps = {
  address: string;
  disabled: boolean;
  /** Leads to a record instead. */
  lead: (record: LedTo) => void;
  /** Somebody wants to choose a page instead. */
  choosePage: () => void;
};

/** How long after a letter it is looked at, in ms. */
const pause = 500;

/** Below an address of this site as it is typed: that nothing stands there, or what it is, so that the link follows it. */
export function OnSite({ address, disabled, lead, choosePage }: OnSiteProps): ReactElement | null {
  const found = useOnSite(address);
  const button = (words: string, act: () => void) => (
    <button
      type="button"
      className="pane-button mt-1 border border-line-strong"
      disabled={disabled}
      onClick={act}
    >
      {words}
    </button>
  );
  if (found?.kind === 'nothing')
    return (
      <div role="alert" className="text-label">
        <p className="text-negative">
          Nothing stands at this address of the website: visitors would be told that there is no such page.
          Choose the page instead.
        </p>
        {button('Choose a page', choosePage)}
      </div>
    );
  if (found?.kind !== 'record') return null;
  const { record } = found;
  return (
    <div role="status" className="text-label">
      <p className="needed">
        This is “{record.name}”. Link to it by its name, and the link follows it when its address changes.
      </p>
      {button(`Link to “${record.name}”`, () => lead(record))}
    </div>
  );
}

function useOnSite(address: string): Found | null {
  const [looked, setLooked] = useState<{ address: string; found: Found } | null>(null);
  useEffect(() => {
    const place = placeOnSite(address, window.location.origin);
    if (!place) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      lookOnSite(place, stop.signal).then(
        (found) => setLooked({ address, found }),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);
  return looked?.address === address ? looked.found : null;
}
