import { findAddressCall } from '@/schemas/composing/links';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';

/**
 * The public path of a record on the site of the network, for links in texts; null if visitors cannot see
 * it.
 * @throws if the request fails
 */
export async function fetchPublicPath(kind: Exclude<ReferenceKind, 'media'>, id: RecordId): Promise<string | null> {
  return (await callOrThrow(findAddressCall, { query: { kind, id } })).body.path;
}
