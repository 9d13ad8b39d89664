'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { BothVersions } from '../both-versions/both-versions';
import { listenForConflicts, type Stored } from '../both-versions/conflicts';
import { useShowFaults } from '../faults/show-faults';
import { useStayUnsaved } from '../session/stay-unsaved';
import { advanceRevision, rememberRevision } from './carry-revision';
import { useKeepTyped } from './keep-typed';
import { useMindAutosaves } from './mind-autosaves';

/** Keeps the revision in the form, tells `carryRevision` which one was opened, and shows both versions where two meet. */
export const RevisionField: NumberFieldClientComponent = ({ path }) => {
  const { value } = useField<number>({ path });
  const { collectionSlug, id } = useDocumentInfo();
  useStayUnsaved();
  useShowFaults();
  useKeepTyped();
  const key = collectionSlug && id ? `${collectionSlug}/${id}` : null;
  useMindAutosaves(key);
  const isOpen = useRef(false);
  const [newer, setNewer] = useState<Stored | null>(null);
  useEffect(() => {
    if (!collectionSlug || !id || !value) return;
    const note = isOpen.current ? advanceRevision : rememberRevision;
    note(collectionSlug, id, value);
    isOpen.current = true;
  }, [collectionSlug, id, value]);
  useEffect(() => {
    if (key !== null) return listenForConflicts(key, setNewer);
  }, [key]);
  if (newer === null || (value ?? 0) > newer.revision) return null;
  return <BothVersions stored={newer} onClose={() => setNewer(null)} />;
};
