'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useOpenRow } from './use-open-row';

/**
 * Label of an array row: the value of its label field, or its number. Rows without a value and rows with
 * errors are open.
 */
export function RowLabel({ singular, labelField }: { singular: string; labelField: string }) {
  const { data, path, rowNumber } = useRowLabel<Readonly<Record<string, unknown>> | undefined>();
  const name = data?.[labelField];
  const label = typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
  useOpenRow(path, label === null);
  return (
    <span>
      {label ? label.charAt(0).toUpperCase() + label.slice(1) : `${singular} ${(rowNumber ?? 0) + 1}`}
    </span>
  );
}
