'use client';

import { toast, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { useMemo, useState } from 'react';
import { mergeFormStates, compareVersions, type VersionDifference } from './compare-versions';
import type { StoredVersion } from './conflict-events';

/** Compares the form with the stored version at the time of the conflict, and merges both into the form. */
export function useConflictMerge(stored: StoredVersion) {
  const { getFields, dispatchFields, setModified } = useForm();
  const { collectionSlug = '', id, data, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const [mergedVersion, setMergedVersion] = useState<StoredVersion | null>(null);
  const differences = useMemo(
    (): VersionDifference[] => compareVersions(getFields(), data ?? {}, stored.document),
    [getFields, data, stored],
  );

  const mergeStored = async () => {
    const docPreferences = await getDocPreferences();
    const { state } = await getFormState({
      ...{ id, collectionSlug, data: stored.document, docPermissions, docPreferences },
      ...{ operation: 'update', renderAllFields: true, schemaPath: collectionSlug, skipValidation: true },
    });
    if (!state) {
      toast.error('The other version could not be read. Try again');
      return;
    }
    const form = getFields();
    const localChanges = compareVersions(form, data ?? {}, stored.document).filter(({ isLocalChange }) => isLocalChange);
    const merged = mergeFormStates(
      state,
      form,
      localChanges.map(({ field }) => field),
    );
    dispatchFields({ type: 'REPLACE_STATE', state: merged });
    setModified(true);
    setMergedVersion(stored);
  };

  return { differences, isMerged: mergedVersion === stored, mergeStored };
}
