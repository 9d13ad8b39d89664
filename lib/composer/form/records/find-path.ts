import { findAddressCall } from '@/schemas/composing/links';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';

/** Where visitors find a record, as a network path: for texts, which hold addresses. Null when they do not. @throws when it cannot be told. */
export async function findPath(kind: Exclude<ReferenceKind, 'media'>, id: RecordId): Promise<string | null> {
  return (await callOrThrow(findAddressCall, { query: { kind, id } })).body.path;
}
