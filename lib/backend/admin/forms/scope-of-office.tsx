'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Sets the scope to the office when an office is selected in a document of the network. */
export function SyncScopeWithOffice() {
  const { value: office } = useField<unknown>({ path: 'office' });
  const { value: scope, setValue } = useField<unknown>({ path: 'scope' });
  const previousOffice = useRef(office);
  useEffect(() => {
    if (office && office !== previousOffice.current && scope === 'network') setValue('office');
    previousOffice.current = office;
  }, [office, scope, setValue]);
  return null;
}
