'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { composedSchema } from '@/schemas/composing';
import { composerPath } from './composer-path';
import { leadToField } from './lead-to-field';
import { firstInTabs, tabOfField } from './tab-of-field';

const id = 'from the composer';
const ofRecord = 'Publish what you change here, and go back: the page in the composer shows it.';
/** It saves itself, and what is in its blocks is seen in the composer alone. */
const ofPage = 'What you change here is kept in the draft. Go back, and publish it there with the page.';

/**
 * Around every screen of the CMS: a form that is asked for with `field` opens where that stands, whichever tab was open last; `from` is the
 * page of the composer that led here, and the way back to it. Whoever comes from there to no field in particular begins at the beginning.
 */
export function OpenAtField({ children }: { children: ReactNode }) {
  const { getEntityConfig } = useConfig();
  const collectionSlug = /^\/admin\/collections\/([\w-]+)\/\w+$/.exec(usePathname())?.[1];
  const asked = useSearchParams();
  const named = asked.get('field');
  const from = composerPath(asked.get('from'));
  useEffect(() => {
    if (collectionSlug === undefined) return;
    const fields = getEntityConfig({ collectionSlug })?.fields ?? [];
    const field = named ?? (from === null ? null : firstInTabs(fields));
    if (field === null || !/^\w+$/.test(field)) return;
    return leadToField(field, tabOfField(fields, field));
  }, [collectionSlug, named, from, getEntityConfig]);
  useEffect(() => {
    if (from === null) return;
    // What shows it begins to listen in the same turn.
    const soon = setTimeout(() => tellWayBack(from, collectionSlug));
    return () => {
      clearTimeout(soon);
      toast.dismiss(id);
    };
  }, [from, collectionSlug]);
  return children;
}

const tellWayBack = (from: string, collectionSlug: string | undefined) =>
  toast.info(composedSchema.safeParse(collectionSlug).success ? ofPage : ofRecord, {
    ...{ id, duration: Number.POSITIVE_INFINITY },
    action: { label: 'Back to the page', onClick: () => goBack(from) },
  });

/** To the tab that led here, which shows again once this one is closed; where a browser does not close it, here. */
function goBack(from: string): void {
  window.close();
  if (!window.closed) window.location.assign(from);
}
