import { useEffect, useState } from 'react';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { type RecordState, loadRecord } from './read-record';

/** State of a record; null while it is loading. */
export function useRecord(kind: ReferenceKind, id: RecordId | undefined): RecordState | null {
  const [loaded, setLoaded] = useState<{ key: string; record: RecordState } | null>(null);
  const key = `${kind} ${id}`;
  useEffect(() => {
    if (id === undefined) return;
    let isActive = true;
    void loadRecord(kind, id).then((record) => isActive && setLoaded({ key: `${kind} ${id}`, record }));
    return () => {
      isActive = false;
    };
  }, [kind, id]);
  return loaded?.key === key ? loaded.record : null;
}
