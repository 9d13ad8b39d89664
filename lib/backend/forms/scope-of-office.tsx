'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Beside the office of a form: what an office is chosen for belongs to it, no longer to the whole network. */
export function ScopeOfOffice() {
  const { value: office } = useField<unknown>({ path: 'office' });
  const { value: scope, setValue } = useField<unknown>({ path: 'scope' });
  const before = useRef(office);
  useEffect(() => {
    if (office && office !== before.current && scope === 'network') setValue('office');
    before.current = office;
  }, [office, scope, setValue]);
  return null;
}
