'use client';

import { useRowLabel } from '@payloadcms/ui';

/** A row of a list by what stands in it; by its number while that is empty. */
export function RowName({ one, namedBy }: { one: string; namedBy: string }) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<string, unknown>> | undefined>();
  const name = data?.[namedBy];
  const words = typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
  return (
    <span>{words ? words.charAt(0).toUpperCase() + words.slice(1) : `${one} ${(rowNumber ?? 0) + 1}`}</span>
  );
}
