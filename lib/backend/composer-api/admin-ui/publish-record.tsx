'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { publishLabel } from './publish-label';

/** Payload's publish button with a label that distinguishes first publication from later changes. */
export function PublishRecord() {
  const { hasPublishedDoc } = useDocumentInfo();
  return <PublishButton label={publishLabel(hasPublishedDoc)} />;
}
