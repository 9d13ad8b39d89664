'use client';

import { toast, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { useMemo, useState } from 'react';
import { bringTogether, compareVersions, type Difference } from './compare-versions';
import type { Stored } from './conflicts';

/** The form compared with what is stored by now, as it was when the two met, and what puts both into the form. */
export function useBothVersions(stored: Stored) {
  const { getFields, dispatchFields, setModified } = useForm();
  const { collectionSlug = '', id, data, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const [together, setTogether] = useState<Stored | null>(null);
  const differences = useMemo(
    (): Difference[] => compareVersions(getFields(), data ?? {}, stored.document),
    [getFields, data, stored],
  );

  const bringIn = async () => {
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
    const typed = compareVersions(form, data ?? {}, stored.document).filter(({ isYours }) => isYours);
    const together = bringTogether(
      state,
      form,
      typed.map(({ field }) => field),
    );
    dispatchFields({ type: 'REPLACE_STATE', state: together });
    setModified(true);
    setTogether(stored);
  };

  return { differences, isTogether: together === stored, bringIn };
}
