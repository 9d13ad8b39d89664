'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

const autosaveListeners = new Map<string, () => void>();

/** Call when an autosave of a document is sent: later input is not part of it. */
export function notifyAutosave(key: string): void {
  autosaveListeners.get(key)?.();
}

/**
 * Saves input again that was typed while an autosave was pending. Payload tracks this only for the
 * first of several autosaves in a row: its queue reports after each one that none is pending, and then
 * starts the next.
 */
export function useResaveAfterAutosave(key: string | null): void {
  const { setBackgroundProcessing } = useForm();
  useEffect(() => {
    if (key === null) return;
    const markPending = () => setBackgroundProcessing(true);
    autosaveListeners.set(key, markPending);
    return () => {
      if (autosaveListeners.get(key) === markPending) autosaveListeners.delete(key);
    };
  }, [key, setBackgroundProcessing]);
}
