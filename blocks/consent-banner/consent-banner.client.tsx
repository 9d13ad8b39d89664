'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';
import { type ProviderIds, providerNames } from '@/schemas/provider';

const load = () => import('./consent-banner.live').then((module) => module.startConsent);

/**
 * The consent banner, which its script displays. The provider names allow their hosts in the page's Content
 * Security Policy.
 */
export function LiveConsent({
  providers,
  conversionEvent,
  children,
}: {
  providers: ProviderIds;
  conversionEvent: string | null;
  children: ReactNode;
}): ReactElement {
  const ids = providerNames.flatMap((name) => {
    const id = providers[name];
    return id === undefined ? [] : [[name, id]];
  });
  const data = {
    providers: ids.map(([name]) => name).join(' '),
    ...Object.fromEntries(ids),
    ...(conversionEvent && { conversion: conversionEvent }),
  };
  return (
    <LivePart name="consent-banner" load={load} hydrateOn="load" data={data}>
      {children}
    </LivePart>
  );
}
