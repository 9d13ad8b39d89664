import type { Json, JsonObject } from '@/schemas/json';
import { type Reference, recordReferenceSchema, referenceKinds } from '@/schemas/reference';
import type { DataContext } from './data-context';

/** The stored query with the slugs of the records it refers to by id; null when one of them is gone. */
export async function nameRecords(
  stored: JsonObject,
  { slugOf = async () => null }: Pick<DataContext, 'slugOf'>,
): Promise<JsonObject | null> {
  const named: JsonObject = {};
  for (const [key, value] of Object.entries(stored)) {
    const reference = readRecord(value);
    const slug = reference ? await slugOf(reference) : value;
    if (slug === null && reference) return null;
    named[key] = slug;
  }
  return named;
}

/** The query with a word in the place of each record, to see whether the rest of it can be used. */
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
  const kind = referenceKinds.find((one) => one === name);
  return kind && id !== undefined ? { kind, id } : null;
}
