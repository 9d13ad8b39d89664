import { useEffect, useState } from 'react';
import { findRecordsCall, MAX_RECORDS, type RecordSummary } from '@/schemas/composing/records';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';

/** A record that is referred to, or why it is not available. */
export type RecordState = RecordSummary | 'missing' | 'unknown';

/** Ids of one kind that are requested together, with their records. */
type RecordBatch = { ids: Set<RecordId>; records: Promise<readonly RecordSummary[]> };
const openBatches = new Map<ReferenceKind, RecordBatch>();

/**
 * Loads a record. A record that the user may not see counts as 'missing', like a deleted one; 'unknown'
 * means that the request failed, for example because the session has ended. Simultaneous requests for one
 * kind are combined. Never rejects.
 */
export async function loadRecord(kind: ReferenceKind, id: RecordId): Promise<RecordState> {
  try {
    const records = await joinBatch(kind, id).records;
    return records.find((record) => String(record.id) === String(id)) ?? 'missing';
  } catch {
    return 'unknown';
  }
}

function joinBatch(kind: ReferenceKind, id: RecordId): RecordBatch {
  const openBatch = openBatches.get(kind);
  if (openBatch && openBatch.ids.size < MAX_RECORDS) {
    openBatch.ids.add(id);
    return openBatch;
  }
  const ids = new Set([id]);
  const records = Promise.resolve().then(() => {
    if (openBatches.get(kind)?.ids === ids) openBatches.delete(kind);
    return fetchRecords(kind, [...ids]);
  });
  const batch = { ids, records };
  openBatches.set(kind, batch);
  return batch;
}

async function fetchRecords(
  kind: ReferenceKind,
  ids: readonly RecordId[],
): Promise<readonly RecordSummary[]> {
  const query = { kind, id: ids.map(String) };
  return (await callOrThrow(findRecordsCall, { query })).body.records;
}

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
