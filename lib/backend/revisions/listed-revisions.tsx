'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';
import { rememberListed } from './carry-listed';

/** Shows nothing: tells `carryRevision` which revisions a list shows. */
export function ListedRevisions() {
  const { collectionSlug, data } = useListQuery();
  useEffect(() => rememberListed(collectionSlug, data?.docs ?? []), [collectionSlug, data]);
  return null;
}
