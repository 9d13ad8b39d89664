'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

const forms = new Map<string, () => void>();

/** An autosave of a document leaves: what its form is told from here on is not in it. */
export function mindAutosave(key: string): void {
  forms.get(key)?.();
}

/**
 * Has the form save once more what was typed while an autosave was on its way. Payload's notes that only for the first of
 * several in a row: its queue says after each that none is on its way any more, and begins the next.
 */
export function useMindAutosaves(key: string | null): void {
  const { setBackgroundProcessing } = useForm();
  useEffect(() => {
    if (key === null) return;
    const mind = () => setBackgroundProcessing(true);
    forms.set(key, mind);
    return () => {
      if (forms.get(key) === mind) forms.delete(key);
    };
  }, [key, setBackgroundProcessing]);
}
