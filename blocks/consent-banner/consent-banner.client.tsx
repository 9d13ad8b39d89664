'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';
import { type ProviderIds, providerNames } from '@/schemas/provider';

const bring = () => import('./consent-banner.live').then((module) => module.startConsent);

/** The question, which its script shows; the names of the providers have the page's policy open their hosts. */
export function LiveConsent({
  providers,
  children,
}: {
  providers: ProviderIds;
  children: ReactNode;
}): ReactElement {
  const ids = providerNames.flatMap((name) => {
    const id = providers[name];
    return id === undefined ? [] : [[name, id]];
  });
  const data = { providers: ids.map(([name]) => name).join(' '), ...Object.fromEntries(ids) };
  return (
    <LivePart name="consent-banner" bring={bring} wake="at-once" data={data}>
      {children}
    </LivePart>
  );
}
