'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';
import { advanceRevision, rememberRevision } from './carry-revision';

/** Shows nothing: keeps the revision in the form, and tells `carryRevision` which one was opened. */
export const RevisionField: NumberFieldClientComponent = ({ path }) => {
  const { value } = useField<number>({ path });
  const { collectionSlug, id } = useDocumentInfo();
  const isOpen = useRef(false);
  useEffect(() => {
    if (!collectionSlug || !id || !value) return;
    const note = isOpen.current ? advanceRevision : rememberRevision;
    note(collectionSlug, id, value);
    isOpen.current = true;
  }, [collectionSlug, id, value]);
  return null;
};
