'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { Difference } from './compare-versions';
import { labelOf } from './label-of';

/** One field in both versions, as text that can be copied. */
export function DifferenceRow({ field, yours, theirs, isYours }: Difference) {
  const { collectionSlug = '' } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { fields = [] } = getEntityConfig({ collectionSlug }) ?? {};
  return (
    <tr>
      <th scope="row">{labelOf(fields, field)}</th>
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
