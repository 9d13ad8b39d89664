import type { Json, JsonObject } from '@/schemas/json';
import { type Reference, recordReferenceSchema, referenceKinds } from '@/schemas/reference';
import type { DataContext } from './data-context';

/**
 * The stored query with the slugs of the records that it refers to by id; null when one of them does not
 * exist.
 */
export async function resolveRecordSlugs(
  stored: JsonObject,
  { slugOf = async () => null }: Pick<DataContext, 'slugOf'>,
): Promise<JsonObject | null> {
  const resolved: JsonObject = {};
  for (const [key, value] of Object.entries(stored)) {
    const reference = readRecord(value);
    const slug = reference ? await slugOf(reference) : value;
    if (slug === null && reference) return null;
    resolved[key] = slug;
  }
  return resolved;
}

/** The query with a dummy value for each record, to validate the rest. */
export function withoutRecords(stored: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, readRecord(value) ? 'record' : value]),
  );
}

/** The record that one value of a query refers to; null for any other value. */
export function readRecord(value: Json | undefined): Reference | null {
  const parsed = recordReferenceSchema.safeParse(value);
  if (!parsed.success) return null;
  const [name, id] = Object.entries(parsed.data)[0] ?? [];
  const kind = referenceKinds.find((referenceKind) => referenceKind === name);
  return kind && id !== undefined ? { kind, id } : null;
}
