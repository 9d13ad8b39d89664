'use client';

import type { Difference } from './compare-versions';
import { RecordNames } from './record-names';

type Props = Difference & { label: string; relationTo?: string };

/** One field in both versions, as text that can be copied. */
export function DifferenceRow({ label, relationTo, yours, theirs, isYours }: Props) {
  const show = (value: unknown) =>
    relationTo ? <RecordNames collection={relationTo} value={value} /> : <pre>{toText(value)}</pre>;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {show(yours)}
        {!isYours && <small>You have not changed this</small>}
      </td>
      <td>{show(theirs)}</td>
    </tr>
  );
}

function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
