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
 * A form whose save was refused is as unsaved as before. Payload's takes it for saved: the button stays grey until more is
 * typed.
 */
export function useStayUnsaved(): void {
  const { setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const isModified = useFormModified();
  const isForeground = useFormProcessing();
  const isBackground = useFormBackgroundProcessing();
  useEffect(() => {
    if (isSubmitted && !isModified && !isForeground && !isBackground) setModified(true);
  }, [isSubmitted, isModified, isForeground, isBackground, setModified]);
}
