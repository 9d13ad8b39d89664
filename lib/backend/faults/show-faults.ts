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
import { faultsOf, forgetFaults, formKey, toastOf } from './kept-faults';

/** Payload's form hides the marks of a draft; here a field that was refused shows its own, and a new form has none. */
export function useShowFaults(): void {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isForeground = useFormProcessing();
  const isBackground = useFormBackgroundProcessing();
  const key = formKey(collectionSlug, id);
  useEffect(() => {
    forgetFaults(key);
    return () => void toast.dismiss(toastOf(key));
  }, [key]);
  useEffect(() => {
    if (isSubmitted || isForeground || isBackground) return;
    if (faultsOf(key).length > 0) setSubmitted(true);
  }, [key, isSubmitted, isForeground, isBackground, setSubmitted]);
}
