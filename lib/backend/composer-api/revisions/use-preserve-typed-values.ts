'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Preserves input that was typed while an autosave was pending. Payload's form replaces all fields except
 * the last typed one with the server's response.
 */
export function usePreserveTypedValues(): void {
  const [fields, dispatch] = useAllFormFields();
  const typedPaths = useRef(new Set<string>());
  const previousFields = useRef(fields);
  useEffect(() => {
    for (const [path, { isModified }] of Object.entries(fields)) if (isModified) typedPaths.current.add(path);
    const resetFields = Object.entries(fields).filter(
      ([path, { isModified }]) => !isModified && typedPaths.current.has(path),
    );
    if (resetFields.length === 0) return;
    const restored = resetFields.map(([path, field]) => [path, { ...field, isModified: true }] as const);
    // A merge without values: the input at this moment is newer than `fields`.
    dispatch({
      type: 'MERGE_SERVER_STATE',
      prevStateRef: previousFields,
      serverState: Object.fromEntries(restored),
    });
  }, [fields, dispatch]);
}
