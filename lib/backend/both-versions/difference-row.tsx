'use client';

import type { Difference } from './compare-versions';

/** One field in both versions, as text that can be copied. */
export function DifferenceRow({ label, yours, theirs, isYours }: Difference & { label: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <pre>{toText(yours)}</pre>
        {!isYours && <small>You have not changed this</small>}
      </td>
      <td>
        <pre>{toText(theirs)}</pre>
      </td>
    </tr>
  );
}

function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
