'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { idsIn, namesIn } from './names-of-records';

type Props = { collection: string; value: unknown };

/** The records that a relation holds, by name; by number until it is read, and where it may not be. */
export function RecordNames({ collection, value }: Props) {
  const { config, getEntityConfig } = useConfig();
  const title = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id';
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = idsIn(value);
  const wanted = ids.join();
  useEffect(() => {
    if (wanted === '') return;
    const query = `depth=0&draft=true&limit=100&where[id][in]=${wanted}`;
    const read = async () => {
      const answer = await fetch(`${config.serverURL}${config.routes.api}/${collection}?${query}`);
      setNames(namesIn(await answer.json(), title));
    };
    read().catch(() => undefined);
  }, [config, collection, title, wanted]);
  return <pre>{ids.map((id) => names.get(id) ?? `number ${id}`).join('\n') || '(empty)'}</pre>;
}
