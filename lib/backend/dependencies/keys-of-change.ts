import { isDeepStrictEqual } from 'node:util';
import {
  collectionKey,
  fieldKey,
  listFieldKey,
  listKey,
  type Narrowing,
  recordKey,
  type Shown,
  shown,
} from '@/schemas/dependency';

/** A document as the public may read it; relations are ids. */
export type PublicDocument = { id: number | string; [field: string]: unknown };

/**
 * What depends on a document that changes from `before` to `after`, each as the public sees it; null where it
 * sees none. Nothing when the public sees no difference.
 */
export function keysOfChange(
  collection: Shown,
  before: PublicDocument | null,
  after: PublicDocument | null,
): string[] {
  const keys = before && after ? ofEdit(collection, before, after) : ofComing(collection, before ?? after);
  return keys.length === 0 ? [] : [...new Set([collectionKey(collection), ...keys])];
}

function ofComing(collection: Shown, doc: PublicDocument | null): string[] {
  if (!doc) return [];
  const lists = narrowingsOf(collection, doc).map((narrowing) => listKey(collection, narrowing));
  return [recordKey(collection, doc.id), ...lists];
}

function ofEdit(collection: Shown, before: PublicDocument, after: PublicDocument): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const [left, entered] = [before, after].map((doc) => narrowingsOf(collection, doc));
  const lists = [...(left ?? []), ...(entered ?? [])];
  const moved = lists.filter((narrowing) => narrowing && changed.includes(narrowing.field));
  return [
    ...changed.map((field) => fieldKey(collection, after.id, field)),
    ...moved.map((narrowing) => listKey(collection, narrowing)),
    ...lists.flatMap((narrowing) => changed.map((field) => listFieldKey(collection, narrowing, field))),
  ];
}

/** The lists a document is in: of all, and of each value it is found by. */
function narrowingsOf(collection: Shown, doc: PublicDocument): Narrowing[] {
  const narrow = shown[collection].flatMap((field) => {
    const value = doc[field];
    return typeof value === 'string' || typeof value === 'number' ? [{ field, value }] : [];
  });
  return [null, ...narrow];
}
