'use client';

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Payload marks a form as unmodified after every response, and its account view then collapses the password
 * fields together with their error message. Marks the form as unmodified only after a successful save.
 */
export function useKeepPasswordExpanded(): void {
  const { setModified, setBackgroundProcessing } = useForm();
  const isSaving = useFormProcessing();
  const isRejected = useFormSubmitted();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (isSaving && !wasSaving.current) {
      // Changes made while a form saves in the background remain unsaved.
      setBackgroundProcessing(true);
      setModified(true);
      setBackgroundProcessing(false);
    }
    if (!isSaving && wasSaving.current && !isRejected) setModified(false);
    wasSaving.current = isSaving;
  }, [isSaving, isRejected, setModified, setBackgroundProcessing]);
}
