import { useForm, useFormFields, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Opens a row as it comes, where it is nameless, and once something in it was refused; whoever closes it then, closes it. Payload closes what is added to
 * a list whose rows are closed to begin with.
 */
export function useOpenRow(path: string, isNameless: boolean): void {
  const { dispatchFields, getFields } = useForm();
  const isSubmitted = useFormSubmitted();
  const isAtFault = useFormFields(([fields]) =>
    Object.entries(fields).some(([at, { valid }]) => at.startsWith(`${path}.`) && valid === false),
  );
  const isToOpen = useRef(isNameless);
  const isRefused = isSubmitted && isAtFault;
  useEffect(() => {
    if (!isToOpen.current && !isRefused) return;
    isToOpen.current = false;
    const list = path.slice(0, path.lastIndexOf('.'));
    const row = Number(path.slice(list.length + 1));
    const rows = getFields()[list]?.rows ?? [];
    if (!rows[row]?.collapsed) return;
    const updatedRows = rows.map((one, at) => (at === row ? { ...one, collapsed: false } : one));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }, [isRefused, path, getFields, dispatchFields]);
}
