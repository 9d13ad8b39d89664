import { isDeepStrictEqual } from 'node:util';
import {
  collectionKey,
  fieldKey,
  listFieldKey,
  listKey,
  type Narrowing,
  type NarrowingValue,
  recordKey,
  type Shown,
  shown,
  wholeRecordKey,
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
  const id = after?.id ?? before?.id;
  if (keys.length === 0 || id === undefined) return [];
  return [...new Set([collectionKey(collection), wholeRecordKey(collection, id), ...keys])];
}

function ofComing(collection: Shown, doc: PublicDocument | null): string[] {
  if (!doc) return [];
  const lists = narrowingsOf(collection, doc).map((narrowing) => listKey(collection, narrowing));
  return [recordKey(collection, doc.id), ...lists];
}

/** What each save sets, and no list is chosen or ordered by. */
const bookkeeping = new Set(['updatedAt', 'revision']);

function ofEdit(collection: Shown, before: PublicDocument, after: PublicDocument): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const listed = changed.filter((name) => !bookkeeping.has(name));
  const [left, entered] = [before, after].map(
    (doc) =>
      new Map(narrowingsOf(collection, doc).map((narrowing) => [listKey(collection, narrowing), narrowing])),
  );
  const lists = new Map([...(left ?? []), ...(entered ?? [])]);
  const moved = [...lists.keys()].filter((key) => !left?.has(key) || !entered?.has(key));
  return [
    ...changed.filter((field) => field !== 'revision').map((field) => fieldKey(collection, after.id, field)),
    ...moved,
    ...[...lists.values()].flatMap((narrowing) =>
      listed.map((field) => listFieldKey(collection, narrowing, field)),
    ),
  ];
}

/** The lists a document is in: of all, and of each value it is found by. */
function narrowingsOf(collection: Shown, doc: PublicDocument): Narrowing[] {
  const indexes: readonly (readonly string[])[] = shown[collection];
  const narrow = indexes.flatMap((fields) => {
    const values = fields.map((field) => [field, field === 'owner' ? ownerOf(doc) : doc[field]] as const);
    return values.every(isFixed) ? [Object.fromEntries(values)] : [];
  });
  return [{}, ...narrow];
}

const isFixed = (entry: readonly [string, unknown]): entry is readonly [string, NarrowingValue] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Whose a document is, as lists are narrowed by it. */
function ownerOf({ scope, agent, office }: PublicDocument): NarrowingValue {
  if (scope === 'agent') return `agent-${agent}`;
  return scope === 'office' ? `office-${office}` : 'network';
}
