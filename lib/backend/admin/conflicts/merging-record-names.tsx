'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { relationIds, recordNames } from './record-names';

type RecordNamesProps = { collection: string; value: unknown };

/**
 * The names of the related records. Falls back to ids until the names are loaded, and for records that the
 * user cannot read.
 */
export function RecordNames({ collection, value }: RecordNamesProps) {
  const { config, getEntityConfig } = useConfig();
  const title = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id';
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = relationIds(value);
  const idList = ids.join();
  useEffect(() => {
    if (idList === '') return;
    const query = `depth=0&draft=true&limit=100&where[id][in]=${idList}`;
    const loadNames = async () => {
      const response = await fetch(`${config.serverURL}${config.routes.api}/${collection}?${query}`);
      setNames(recordNames(await response.json(), title));
    };
    loadNames().catch(() => undefined);
  }, [config, collection, title, idList]);
  return <pre>{ids.map((id) => names.get(id) ?? `number ${id}`).join('\n') || '(empty)'}</pre>;
}
