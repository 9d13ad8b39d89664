'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { formatPublishLabel } from './publish-label';

/** Payload's publish button with a label that distinguishes first publication from later changes. */
export function RecordPublishButton() {
  const { hasPublishedDoc } = useDocumentInfo();
  return <PublishButton label={formatPublishLabel(hasPublishedDoc)} />;
}
