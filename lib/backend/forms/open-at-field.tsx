'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { composerPath } from './composer-path';
import { leadToField } from './lead-to-field';
import { tabOfField } from './tab-of-field';

const id = 'from the composer';

/**
 * Around every screen of the CMS: a form that is asked for with `field` opens where that stands, whichever tab was open last; `from` is the
 * page of the composer that led here, and the way back to it.
 */
export function OpenAtField({ children }: { children: ReactNode }) {
  const { getEntityConfig } = useConfig();
  const collectionSlug = /^\/admin\/collections\/([\w-]+)\/\w+$/.exec(usePathname())?.[1];
  const asked = useSearchParams();
  const field = asked.get('field');
  const from = composerPath(asked.get('from'));
  useEffect(() => {
    if (collectionSlug === undefined || field === null || !/^\w+$/.test(field)) return;
    return leadToField(field, tabOfField(getEntityConfig({ collectionSlug })?.fields ?? [], field));
  }, [collectionSlug, field, getEntityConfig]);
  useEffect(() => {
    if (from === null) return;
    // What shows it begins to listen in the same turn.
    const soon = setTimeout(() => tellWayBack(from));
    return () => {
      clearTimeout(soon);
      toast.dismiss(id);
    };
  }, [from]);
  return children;
}

const tellWayBack = (from: string) =>
  toast.info('Publish what you change here, and go back: the page in the composer shows it.', {
    ...{ id, duration: Number.POSITIVE_INFINITY },
    action: { label: 'Back to the page', onClick: () => goBack(from) },
  });

/** To the tab that led here, which shows again once this one is closed; where a browser does not close it, here. */
function goBack(from: string): void {
  window.close();
  if (!window.closed) window.location.assign(from);
}
