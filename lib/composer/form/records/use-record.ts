import { useEffect, useState } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { type KnownRecord, readRecord } from './read-record';

/** What is known of a record; null until it is. */
export function useRecord(kind: ReferenceKind, id: RecordId | undefined): KnownRecord | null {
  const [read, setRead] = useState<{ of: string; record: KnownRecord } | null>(null);
  const of = `${kind} ${id}`;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    void readRecord(kind, id).then((record) => isWanted && setRead({ of: `${kind} ${id}`, record }));
    return () => {
      isWanted = false;
    };
  }, [kind, id]);
  return read?.of === of ? read.record : null;
}
