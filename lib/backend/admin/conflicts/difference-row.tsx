'use client';

import { formatAmount } from '../forms/amounts';
import type { VersionDifference } from './compare-versions';
import { RecordNames } from './merging-record-names';
import type { VisibleField } from './visible-fields';

type DifferenceRowProps = VersionDifference & Omit<VisibleField, 'name'>;

/** A table row with both values of a field as selectable text. */
export function DifferenceRow({ label, relationTo, isMoney, local, remote, isLocalChange }: DifferenceRowProps) {
  const renderValue = (value: unknown) =>
    relationTo ? (
      <RecordNames collection={relationTo} value={value} />
    ) : (
      <pre>{isMoney && typeof value === 'number' ? formatAmount(value) : toText(value)}</pre>
    );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {renderValue(local)}
        {!isLocalChange && <small>You have not changed this</small>}
      </td>
      <td>{renderValue(remote)}</td>
    </tr>
  );
}

function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
