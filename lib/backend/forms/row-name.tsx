'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useOpenRow } from './use-open-row';

/** A row of a list by what stands in it; by its number while that is empty. One without a name, as a new one, is open, and so is one with a fault. */
export function RowName({ one, namedBy }: { one: string; namedBy: string }) {
  const { data, path, rowNumber } = useRowLabel<Readonly<Record<string, unknown>> | undefined>();
  const name = data?.[namedBy];
  const words = typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
  useOpenRow(path, words === null);
  return (
    <span>{words ? words.charAt(0).toUpperCase() + words.slice(1) : `${one} ${(rowNumber ?? 0) + 1}`}</span>
  );
}
