'use client';

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect } from 'react';
import { clearFormErrors, createFormKey, getFormErrors, toastIdOf } from './form-error-store';

/**
 * Displays the errors of rejected fields, which Payload hides in drafts, and clears them when another
 * document opens.
 */
export function useFormErrors(): void {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isForeground = useFormProcessing();
  const isBackground = useFormBackgroundProcessing();
  const key = createFormKey(collectionSlug, id);
  useEffect(() => {
    clearFormErrors(key);
    return () => void toast.dismiss(toastIdOf(key));
  }, [key]);
  useEffect(() => {
    if (isSubmitted || isForeground || isBackground) return;
    if (getFormErrors(key).length > 0) setSubmitted(true);
  }, [key, isSubmitted, isForeground, isBackground, setSubmitted]);
}
