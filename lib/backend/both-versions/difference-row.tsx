'use client';

import { writeAmount } from '../forms/amounts';
import type { Difference } from './compare-versions';
import { RecordNames } from './record-names';
import type { ShownField } from './shown-fields';

type Props = Difference & Omit<ShownField, 'name'>;

/** One field in both versions, as text that can be copied. */
export function DifferenceRow({ label, relationTo, isMoney, yours, theirs, isYours }: Props) {
  const show = (value: unknown) =>
    relationTo ? (
      <RecordNames collection={relationTo} value={value} />
    ) : (
      <pre>{isMoney && typeof value === 'number' ? writeAmount(value) : toText(value)}</pre>
    );
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
