'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect } from 'react';
import { rememberRevision } from './carry-revision';

/** Shows nothing: keeps the revision in the form, and tells `carryRevision` which one was opened. */
export const RevisionField: NumberFieldClientComponent = ({ path }) => {
  const { value } = useField<number>({ path });
  const { collectionSlug, id } = useDocumentInfo();
  useEffect(() => {
    if (collectionSlug && id && value) rememberRevision(collectionSlug, id, value);
  }, [collectionSlug, id, value]);
  return null;
};
