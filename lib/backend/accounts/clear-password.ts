'use client';

import { useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Payload's account view folds the fields of a new password away and leaves what was typed in the form: the next save, of a
 * name, would carry it. What nobody sees is no longer there.
 */
export function useClearPassword(): void {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const isOpen = useFormFields(([fields]) => fields.password !== undefined);
  const dispatch = useFormFields(([, send]) => send);
  const wasModified = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isFolded = id !== undefined && wasModified.current && !isModified;
    if (isFolded) for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    if (isFolded || (wasOpen.current && !isOpen))
      dispatch({ type: 'UPDATE', path: 'current_password', value: '' });
    wasModified.current = isModified;
    wasOpen.current = isOpen;
  }, [id, isModified, isOpen, dispatch]);
}
