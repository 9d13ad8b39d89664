'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';
import { storeListRevisions } from './bulk-delete-client';

/** Renders nothing. Stores the revisions that a list shows for `createRevisionFetch`. */
export function ListedRevisions() {
  const { collectionSlug, data } = useListQuery();
  useEffect(() => storeListRevisions(collectionSlug, data?.docs ?? []), [collectionSlug, data]);
  return null;
}
