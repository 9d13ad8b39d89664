'use client';

import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { useMemo } from 'react';

/**
 * Payload's document form without autosave: a button saves the draft, and leaving with unsaved
 * changes shows a warning.
 */
export function FirstDraftForm(props: DocumentViewClientProps) {
  const { config } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const manualConfig = useMemo(() => {
    const collections = config.collections.map((collection) => {
      const { versions, slug } = collection;
      if (slug !== collectionSlug || !versions?.drafts) return collection;
      return {
        ...collection,
        versions: { ...versions, drafts: { ...versions.drafts, autosave: false as const } },
      };
    });
    return { ...config, collections };
  }, [config, collectionSlug]);
  return (
    <ConfigProvider config={manualConfig}>
      <DefaultEditView {...props} />
    </ConfigProvider>
  );
}
