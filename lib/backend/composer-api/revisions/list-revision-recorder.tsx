'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';
import { storeListRevisions } from './bulk-delete-client';

/** Renders nothing. Records the revisions that a list shows; `createRevisionFetch` sends them. */
export function ListRevisionRecorder() {
  const { collectionSlug, data } = useListQuery();
  useEffect(() => storeListRevisions(collectionSlug, data?.docs ?? []), [collectionSlug, data]);
  return null;
}
