import { isDeepStrictEqual } from 'node:util';
import {
  collectionKey,
  comingKey,
  fieldKey,
  goingKey,
  listFieldKey,
  type Narrowing,
  type NarrowingValue,
  narrowedAround,
  recordKey,
  type Shown,
  shown,
  wholeRecordKey,
} from '@/schemas/dependency';
import { combineValues } from './combine-values';

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
  const keys =
    before && after
      ? ofEdit(collection, before, after)
      : [...ofRecord(collection, before, goingKey), ...ofRecord(collection, after, comingKey)];
  const id = after?.id ?? before?.id;
  if (keys.length === 0 || id === undefined) return [];
  return [...new Set([collectionKey(collection), wholeRecordKey(collection, id), ...keys])];
}

/** What nothing old may be shown of from now on: a document that the public saw and sees no more. */
export function keysOfLoss(
  collection: Shown,
  before: PublicDocument | null,
  after: PublicDocument | null,
): string[] {
  if (!before || after) return [];
  return [collectionKey(collection), recordKey(collection, before.id), wholeRecordKey(collection, before.id)];
}

/** A document that comes or goes, and the lists it does so in. */
function ofRecord(collection: Shown, doc: PublicDocument | null, toKey: typeof comingKey): string[] {
  if (!doc) return [];
  const lists = narrowingsOf(collection, doc).map((narrowing) => toKey(collection, narrowing));
  return [recordKey(collection, doc.id), ...lists];
}

/** What each save sets, and no list is chosen or ordered by. */
const bookkeeping = new Set(['updatedAt', 'revision']);

function ofEdit(collection: Shown, before: PublicDocument, after: PublicDocument): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // A value that nobody may see is left out, one that there is not is null.
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
  const listed = changed.filter((name) => !bookkeeping.has(name));
  const [from, to] = [narrowingsOf(collection, before), narrowingsOf(collection, after)];
  return [
    ...changed.filter((field) => field !== 'revision').map((field) => fieldKey(collection, after.id, field)),
    ...without(from, to).map((narrowing) => goingKey(collection, narrowing)),
    ...without(to, from).map((narrowing) => comingKey(collection, narrowing)),
    ...[...from, ...to].flatMap((narrowing) =>
      listed.map((field) => listFieldKey(collection, narrowing, field)),
    ),
  ];
}

const without = (some: readonly Narrowing[], others: readonly Narrowing[]): Narrowing[] =>
  some.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));

/** The lists a document is in: of all, and of each value it is found by. */
function narrowingsOf(collection: Shown, doc: PublicDocument): Narrowing[] {
  const indexes: readonly (readonly string[])[] = shown[collection];
  const valuesOf = (field: string) => {
    const value = field === 'owner' ? ownerOf(doc) : doc[field];
    return isValue(value) ? narrowedAround(collection, field, value) : [];
  };
  return [{}, ...indexes.flatMap((fields) => combineValues(fields, valuesOf))];
}

const isValue = (value: unknown): value is NarrowingValue =>
  typeof value === 'string' || typeof value === 'number';

/** Whose a document is, as lists are narrowed by it. */
function ownerOf({ scope, agent, office }: PublicDocument): NarrowingValue {
  if (scope === 'agent') return `agent-${agent}`;
  return scope === 'office' ? `office-${office}` : 'network';
}
