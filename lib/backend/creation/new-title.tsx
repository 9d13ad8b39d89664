'use client';

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Shows nothing: heads the form of what is not stored yet by what it will be, as “New listing”, until it is called something. */
export function NewTitle({ one }: { one: string }) {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const isUnnamed = id === undefined && title === `[${t('general:untitled')}]`;
  useEffect(() => {
    if (!isUnnamed) return;
    // The form says its own first, after everything in it.
    const next = requestAnimationFrame(() => setDocumentTitle(`New ${one}`));
    return () => cancelAnimationFrame(next);
  }, [isUnnamed, one, setDocumentTitle]);
  return null;
}
