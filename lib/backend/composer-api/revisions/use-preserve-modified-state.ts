'use client';

import {
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Marks a form as modified after a rejected save. Payload's form counts as saved then, and disables the button
 * until the next input.
 */
export function usePreserveModifiedState(): void {
  const { setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const isModified = useFormModified();
  const isForeground = useFormProcessing();
  const isBackground = useFormBackgroundProcessing();
  useEffect(() => {
    if (isSubmitted && !isModified && !isForeground && !isBackground) setModified(true);
  }, [isSubmitted, isModified, isForeground, isBackground, setModified]);
}
