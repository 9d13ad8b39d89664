import { useForm, useFormFields, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Opens a row on mount when it has no name, and when its validation failed on submit; users can close it
 * again. Payload collapses new rows in lists with initially collapsed rows.
 */
export function useOpenRow(path: string, isNameless: boolean): void {
  const { dispatchFields, getFields } = useForm();
  const isSubmitted = useFormSubmitted();
  const hasInvalidField = useFormFields(([fields]) =>
    Object.entries(fields).some(
      ([fieldPath, { valid }]) => fieldPath.startsWith(`${path}.`) && valid === false,
    ),
  );
  const shouldOpen = useRef(isNameless);
  const hasFailedSubmit = isSubmitted && hasInvalidField;
  useEffect(() => {
    if (!shouldOpen.current && !hasFailedSubmit) return;
    shouldOpen.current = false;
    const list = path.slice(0, path.lastIndexOf('.'));
    const row = Number(path.slice(list.length + 1));
    const rows = getFields()[list]?.rows ?? [];
    if (!rows[row]?.collapsed) return;
    const updatedRows = rows.map((rowState, index) =>
      index === row ? { ...rowState, collapsed: false } : rowState,
    );
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }, [hasFailedSubmit, path, getFields, dispatchFields]);
}
