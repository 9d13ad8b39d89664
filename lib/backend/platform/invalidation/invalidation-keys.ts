import { isDeepStrictEqual } from 'node:util';
import {
  anyRecordChangeKey,
  collectionKey,
  type FilterValue,
  fieldKey,
  type ListFilter,
  listFieldKey,
  listFilters,
  listInsertionKey,
  listRemovalKey,
  type PublicCollection,
  recordFilterValues,
  recordKey,
} from '@/schemas/dependency';
import { combineValues } from './combine-values';

/** A document as the public may read it; relations are ids. */
export type PublicDocument = { id: number | string; [field: string]: unknown };

/**
 * The keys of everything that depends on a document that changes from `before` to `after`, each as the
 * public sees it (null when invisible). Empty when the public sees no difference.
 */
export function invalidationKeysOf(
  collection: PublicCollection,
  before: PublicDocument | null,
  after: PublicDocument | null,
): string[] {
  const keys =
    before && after
      ? keysOfEdit(collection, before, after)
      : [
          ...keysOfRecord(collection, before, listRemovalKey),
          ...keysOfRecord(collection, after, listInsertionKey),
        ];
  const id = after?.id ?? before?.id;
  if (keys.length === 0 || id === undefined) return [];
  return [...new Set([collectionKey(collection), anyRecordChangeKey(collection, id), ...keys])];
}

/**
 * The keys of pages that must not be served stale: a document that the public saw is no longer visible, or one of its
 * fields, such as a phone number.
 */
export function purgedKeysOf(
  collection: PublicCollection,
  before: PublicDocument | null,
  after: PublicDocument | null,
): string[] {
  if (!before) return [];
  if (after) {
    // Fields that the public may not see are missing, empty ones are null.
    const hidden = Object.keys(before).filter((name) => before[name] != null && !(name in after));
    if (hidden.length === 0) return [];
    return [
      ...[collectionKey(collection), anyRecordChangeKey(collection, before.id)],
      ...hidden.map((name) => fieldKey(collection, before.id, name)),
    ];
  }
  return [
    collectionKey(collection),
    recordKey(collection, before.id),
    anyRecordChangeKey(collection, before.id),
  ];
}

/** The keys of a document that appears or disappears, and of the lists that contain it. */
function keysOfRecord(
  collection: PublicCollection,
  doc: PublicDocument | null,
  toKey: typeof listInsertionKey,
): string[] {
  if (!doc) return [];
  const lists = narrowingsOf(collection, doc).map((narrowing) => toKey(collection, narrowing));
  return [recordKey(collection, doc.id), ...lists];
}

/** Fields that every save sets and that no list is filtered or sorted by. */
const ignoredFields = new Set(['updatedAt', 'revision']);

function keysOfEdit(collection: PublicCollection, before: PublicDocument, after: PublicDocument): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // Fields that the public may not see are missing, empty ones are null.
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
  const listFields = changed.filter((name) => !ignoredFields.has(name));
  const [from, to] = [narrowingsOf(collection, before), narrowingsOf(collection, after)];
  return [
    ...changed.filter((field) => field !== 'revision').map((field) => fieldKey(collection, after.id, field)),
    ...difference(from, to).map((narrowing) => listRemovalKey(collection, narrowing)),
    ...difference(to, from).map((narrowing) => listInsertionKey(collection, narrowing)),
    ...[...from, ...to].flatMap((narrowing) =>
      listFields.map((field) => listFieldKey(collection, narrowing, field)),
    ),
  ];
}

const difference = (some: readonly ListFilter[], others: readonly ListFilter[]): ListFilter[] =>
  some.filter((filter) => !others.some((other) => isDeepStrictEqual(filter, other)));

/** The lists that contain a document: the complete list, and one for each indexed value. */
function narrowingsOf(collection: PublicCollection, doc: PublicDocument): ListFilter[] {
  const indexes: readonly (readonly string[])[] = listFilters[collection];
  const valuesOf = (field: string) => {
    const value = field === 'owner' ? ownerOf(doc) : doc[field];
    return isValue(value) ? recordFilterValues(collection, field, value) : [];
  };
  return [{}, ...indexes.flatMap((fields) => combineValues(fields, valuesOf))];
}

const isValue = (value: unknown): value is FilterValue =>
  typeof value === 'string' || typeof value === 'number';

/** The owner of a document in the form used for lists. */
function ownerOf({ scope, agent, office }: PublicDocument): FilterValue {
  if (scope === 'agent') return `agent-${agent}`;
  return scope === 'office' ? `office-${office}` : 'network';
}
