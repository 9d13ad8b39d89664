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
 * typed. Where a field is at fault more has to be typed, and a form that is unsaved asks anew and forgets the faults.
 */
export function useStayUnsaved(): void {
  const { getFields, setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const isModified = useFormModified();
  const isForeground = useFormProcessing();
  const isBackground = useFormBackgroundProcessing();
  useEffect(() => {
    if (!isSubmitted || isModified || isForeground || isBackground) return;
    if (Object.values(getFields()).every(({ valid }) => valid !== false)) setModified(true);
  }, [isSubmitted, isModified, isForeground, isBackground, getFields, setModified]);
}
