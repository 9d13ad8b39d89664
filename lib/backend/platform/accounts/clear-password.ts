'use client';

import { useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Payload's account view collapses the password fields but leaves typed values in the form, so that the next
 * save would submit them. Clears the values when the fields are hidden.
 */
export function useClearPassword(): void {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const isOpen = useFormFields(([fields]) => fields.password !== undefined);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const wasModified = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isCollapsed = id !== undefined && wasModified.current && !isModified;
    if (isCollapsed) for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    if (isCollapsed || (wasOpen.current && !isOpen))
      dispatch({ type: 'UPDATE', path: 'current_password', value: '' });
    wasModified.current = isModified;
    wasOpen.current = isOpen;
  }, [id, isModified, isOpen, dispatch]);
}
