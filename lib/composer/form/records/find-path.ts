import { addressSchema } from '@/schemas/composing';
import type { RecordId, ReferenceKind } from '@/schemas/reference';

/** Where visitors find a record, as a network path: for texts, which hold addresses. Null when they do not. @throws when it cannot be told. */
export async function findPath(kind: Exclude<ReferenceKind, 'media'>, id: RecordId): Promise<string | null> {
  const answer = await fetch(`/compose/address?${new URLSearchParams({ kind, id: String(id) })}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return addressSchema.parse(await answer.json()).path;
}
