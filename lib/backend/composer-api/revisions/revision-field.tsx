'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { useFormErrors } from '../../platform/form-errors/use-form-errors';
import { type StoredVersion, subscribeToConflicts } from '../conflicts/conflict-events';
import { ConflictPanel } from '../conflicts/conflict-panel';
import { advanceRevision, storeRevision } from './revision-fetch';
import { usePreserveModifiedState } from './use-preserve-modified-state';
import { usePreserveTypedValues } from './use-preserve-typed-values';
import { useResaveAfterAutosave } from './use-resave-after-autosave';

/**
 * Hidden field for the revision: records the opened revision for `createRevisionFetch`, and shows the
 * conflict screen.
 */
export const RevisionField: NumberFieldClientComponent = ({ path }) => {
  const { value } = useField<number>({ path });
  const { collectionSlug, id } = useDocumentInfo();
  usePreserveModifiedState();
  useFormErrors();
  usePreserveTypedValues();
  const key = collectionSlug && id ? `${collectionSlug}/${id}` : null;
  useResaveAfterAutosave(key);
  const isOpen = useRef(false);
  const [newer, setNewer] = useState<StoredVersion | null>(null);
  useEffect(() => {
    if (!collectionSlug || !id || !value) return;
    const storeValue = isOpen.current ? advanceRevision : storeRevision;
    storeValue(collectionSlug, id, value);
    isOpen.current = true;
  }, [collectionSlug, id, value]);
  useEffect(() => {
    if (key !== null) return subscribeToConflicts(key, setNewer);
  }, [key]);
  if (newer === null || (value ?? 0) > newer.revision) return null;
  return <ConflictPanel stored={newer} onClose={() => setNewer(null)} />;
};
