'use client';

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Renders nothing. Sets the heading of the form of an unsaved document, such as “New listing”, until it has
 * a title.
 */
export function UnsavedDocumentTitle({ label }: { label: string }) {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const isUntitled = id === undefined && title === `[${t('general:untitled')}]`;
  useEffect(() => {
    if (!isUntitled) return;
    // The form sets its own title first, after the effects of its children.
    const frame = requestAnimationFrame(() => setDocumentTitle(`New ${label}`));
    return () => cancelAnimationFrame(frame);
  }, [isUntitled, label, setDocumentTitle]);
  return null;
}
