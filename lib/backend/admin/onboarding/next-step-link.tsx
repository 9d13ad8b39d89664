'use client';

import { useDocumentEvents } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { NextStep } from './onboarding-steps';

const responseSchema = z.object({ next: z.object({ title: z.string(), to: z.string() }).nullable() });

/**
 * Link to the next onboarding step, refetched after each save. A step about records of the current
 * collection links to the dashboard instead.
 */
export function NextStepLink({ collection, first }: { collection: string; first: NextStep }) {
  const { mostRecentUpdate } = useDocumentEvents();
  const [next, setNext] = useState<NextStep | null>(first);
  useEffect(() => {
    let isCurrent = mostRecentUpdate !== null;
    if (isCurrent) void fetchNextStep().then((response) => isCurrent && response && setNext(response.next));
    return () => {
      isCurrent = false;
    };
  }, [mostRecentUpdate]);
  if (!next) return <a href="/admin">Your network is ready</a>;
  const isSameCollection = next.to.startsWith(`/admin/collections/${collection}/`);
  const label = next.title.charAt(0).toLowerCase() + next.title.slice(1);
  return isSameCollection ? <a href="/admin">Still to do: {label}</a> : <a href={next.to}>Next: {label}</a>;
}

async function fetchNextStep(): Promise<z.infer<typeof responseSchema> | null> {
  const response = await fetch('/cms-api/pages/beginning').catch(() => null);
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return responseSchema.safeParse(body).data ?? null;
}
