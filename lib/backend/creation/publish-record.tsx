'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { publishLabel } from './publish-label';

/** Payload's button, which tells what was never published from what was. */
export function PublishRecord() {
  const { hasPublishedDoc } = useDocumentInfo();
  return <PublishButton label={publishLabel(hasPublishedDoc)} />;
}
