'use client';

import { useDocumentEvents } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { NextStep } from './read-steps';

const answerSchema = z.object({ next: z.object({ title: z.string(), to: z.string() }).nullable() });

/** Leads to the next step, which each save may change. A step of records like this one is done on the first screen, or right here. */
export function NextStepLink({ after, first }: { after: string; first: NextStep }) {
  const { mostRecentUpdate } = useDocumentEvents();
  const [next, setNext] = useState<NextStep | null>(first);
  useEffect(() => {
    let isWanted = mostRecentUpdate !== null;
    if (isWanted) void readNext().then((answer) => isWanted && answer && setNext(answer.next));
    return () => {
      isWanted = false;
    };
  }, [mostRecentUpdate]);
  if (!next) return <a href="/admin">Your network is ready</a>;
  const isHere = next.to.startsWith(`/admin/collections/${after}/`);
  const words = next.title.charAt(0).toLowerCase() + next.title.slice(1);
  return isHere ? <a href="/admin">Still to do: {words}</a> : <a href={next.to}>Next: {words}</a>;
}

async function readNext(): Promise<z.infer<typeof answerSchema> | null> {
  const answer = await fetch('/cms-api/pages/beginning').catch(() => null);
  const told: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return answerSchema.safeParse(told).data ?? null;
}
