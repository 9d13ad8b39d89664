'use client';

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Payload's form takes itself for saved whenever it is answered, and its account view then folds the new password away,
 * with the sentence that says what is wrong with it. Here it is saved once that went well.
 */
export function useKeepPasswordOpen(): void {
  const { setModified, setBackgroundProcessing } = useForm();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (isSaving && !wasSaving.current) {
      // What is changed while a form saves itself in the background stays unsaved.
      setBackgroundProcessing(true);
      setModified(true);
      setBackgroundProcessing(false);
    }
    if (!isSaving && wasSaving.current && !isRefused) setModified(false);
    wasSaving.current = isSaving;
  }, [isSaving, isRefused, setModified, setBackgroundProcessing]);
}
