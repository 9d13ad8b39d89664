'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { ComposerReturnLink } from './composer-return-link';
import { findFirstTabField, findTabIndex, focusField, parseComposerPath } from './focus-field';

/**
 * Provider around all admin screens: focuses the field in the query parameter `field`, or the first
 * field when the form was opened from the composer; `from` is the composer page for the return link.
 */
export function FieldFocusProvider({ children }: { children: ReactNode }) {
  const { getEntityConfig } = useConfig();
  const collectionSlug = /^\/admin\/collections\/([\w-]+)\/\w+$/.exec(usePathname())?.[1];
  const searchParams = useSearchParams();
  const fieldParam = searchParams.get('field');
  const composerPath = parseComposerPath(searchParams.get('from'));
  useEffect(() => {
    if (collectionSlug === undefined) return;
    const fields = getEntityConfig({ collectionSlug })?.fields ?? [];
    const field = fieldParam ?? (composerPath === null ? null : findFirstTabField(fields));
    if (field === null || !/^\w+$/.test(field)) return;
    return focusField(field, findTabIndex(fields, field));
  }, [collectionSlug, fieldParam, composerPath, getEntityConfig]);
  return (
    <>
      {children}
      {composerPath !== null && <ComposerReturnLink from={composerPath} collection={collectionSlug} />}
    </>
  );
}
