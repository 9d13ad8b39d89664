import { findRecordsCall, mostRecords, type ShownRecord } from '@/schemas/composing/records';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';

/** What is known of a record that is referred to: itself, or why not. */
export type KnownRecord = ShownRecord | 'gone' | 'unknown';

/** Those of a kind that are read together, and what is read of them. */
type Batch = { ids: Set<RecordId>; records: Promise<readonly ShownRecord[]> };
const open = new Map<ReferenceKind, Batch>();

/**
 * Whoever may not see a record is told the same as of one that is gone; nothing is known of it when a session has ended. Those of a kind that
 * are asked for at once are read in one request. Never rejects.
 */
export async function readRecord(kind: ReferenceKind, id: RecordId): Promise<KnownRecord> {
  try {
    const records = await batchWith(kind, id).records;
    return records.find((record) => String(record.id) === String(id)) ?? 'gone';
  } catch {
    return 'unknown';
  }
}

function batchWith(kind: ReferenceKind, id: RecordId): Batch {
  const begun = open.get(kind);
  if (begun && begun.ids.size < mostRecords) {
    begun.ids.add(id);
    return begun;
  }
  const ids = new Set([id]);
  const records = Promise.resolve().then(() => {
    if (open.get(kind)?.ids === ids) open.delete(kind);
    return readAll(kind, [...ids]);
  });
  const batch = { ids, records };
  open.set(kind, batch);
  return batch;
}

async function readAll(kind: ReferenceKind, ids: readonly RecordId[]): Promise<readonly ShownRecord[]> {
  const query = { kind, id: ids.map(String) };
  return (await callOrThrow(findRecordsCall, { query })).body.records;
}
