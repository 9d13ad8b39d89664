'use client';

import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { useMemo } from 'react';

/**
 * Payload's form of a document with a button that saves a draft. It warns before leaving with unsaved
 * changes.
 */
export function FirstDraftForm(props: DocumentViewClientProps) {
  const { config } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const manual = useMemo(() => {
    const collections = config.collections.map((one) => {
      const { versions, slug } = one;
      if (slug !== collectionSlug || !versions?.drafts) return one;
      return { ...one, versions: { ...versions, drafts: { ...versions.drafts, autosave: false as const } } };
    });
    return { ...config, collections };
  }, [config, collectionSlug]);
  return (
    <ConfigProvider config={manual}>
      <DefaultEditView {...props} />
    </ConfigProvider>
  );
}
