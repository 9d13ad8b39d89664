'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { composerPath } from './composer-path';
import { leadToField } from './lead-to-field';
import { firstInTabs, tabOfField } from './tab-of-field';
import { WayToComposer } from './way-to-composer';

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
  return (
    <>
      {children}
      {from !== null && <WayToComposer from={from} collection={collectionSlug} />}
    </>
  );
}
