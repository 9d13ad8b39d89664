'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('./account.live').then((module) => module.startAccount);

type LiveAccountProps = {
  /** Parameters of the script; `query` is the query parameter that starts it. */
  data?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A part of the page that the account script makes interactive, such as a sign-in link. */
export function LiveAccount({ data = {}, children }: LiveAccountProps): ReactElement {
  return (
    <LivePart name="account" load={load} hydrateOn="interaction" data={data}>
      {children}
    </LivePart>
  );
}
