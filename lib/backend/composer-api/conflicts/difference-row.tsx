'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatAmount } from '../../platform/admin-ui/amounts';
import type { VersionDifference } from './compare-versions';
import { parseRecordNames, parseRelationIds } from './record-names';
import type { VisibleField } from './visible-fields';

type RecordNamesProps = { collection: string; value: unknown };

/**
 * The names of the related records. Falls back to ids until the names are loaded, and for records that the
 * user cannot read.
 */
function RecordNames({ collection, value }: RecordNamesProps) {
  const { config, getEntityConfig } = useConfig();
  const title = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id';
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = parseRelationIds(value);
  const idList = ids.join();
  useEffect(() => {
    if (idList === '') return;
    const query = `depth=0&draft=true&limit=100&where[id][in]=${idList}`;
    const loadNames = async () => {
      const response = await fetch(`${config.serverURL}${config.routes.api}/${collection}?${query}`);
      setNames(parseRecordNames(await response.json(), title));
    };
    loadNames().catch(() => undefined);
  }, [config, collection, title, idList]);
  return <pre>{ids.map((id) => names.get(id) ?? `number ${id}`).join('\n') || '(empty)'}</pre>;
}

type DifferenceRowProps = VersionDifference & Omit<VisibleField, 'name'>;

/** A table row with both values of a field as selectable text. */
export function DifferenceRow({
  label,
  relationTo,
  isMoney,
  local,
  remote,
  isLocalChange,
}: DifferenceRowProps) {
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
