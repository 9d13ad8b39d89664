'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Keeps what was typed while an autosave was on its way. Payload's form takes over the server's answer for all fields but
 * the one typed in last, so that what stood in the others since would be gone.
 */
export function useKeepTyped(): void {
  const [fields, dispatch] = useAllFormFields();
  const typed = useRef(new Set<string>());
  const merged = useRef(fields);
  useEffect(() => {
    for (const [path, { isModified }] of Object.entries(fields)) if (isModified) typed.current.add(path);
    const forgotten = Object.entries(fields).filter(
      ([path, { isModified }]) => !isModified && typed.current.has(path),
    );
    if (forgotten.length === 0) return;
    const kept = forgotten.map(([path, field]) => [path, { ...field, isModified: true }] as const);
    // A merge that accepts no values: what is typed at this moment is newer than `fields`.
    dispatch({
      type: 'MERGE_SERVER_STATE',
      prevStateRef: merged,
      serverState: Object.fromEntries(kept),
    });
  }, [fields, dispatch]);
}
