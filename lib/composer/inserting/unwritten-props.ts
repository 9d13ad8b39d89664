import { controlOf, type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';

/** Names by which people know a block on a page: they are written in any case. */
const leading: ReadonlySet<string> = new Set(['heading', 'title', 'name']);

/** Of a list that a block cannot be without, so many entries show how it will look. */
const mostEntries = 3;

/**
 * Props of an example in neutral words: nobody takes what a block begins with for their own, or publishes another's story. What is written
 * may be left out is; the rest says that it is to be written, and what. @param described as `block.describe()` does.
 */
export function unwrittenProps(described: unknown, props: JsonObject): JsonObject {
  const { required = [] } = readField(described);
  const fields = new Map(fieldsOf(described));
  const entries = Object.entries(props).flatMap(([name, value]) => {
    const field = fields.get(name);
    const isNeeded = required.includes(name) || leading.has(name);
    const next = field ? unwritten(field, value, isNeeded) : value;
    return next === undefined ? [] : [[name, next] as const];
  });
  return Object.fromEntries(entries);
}

function unwritten(field: DescribedField, value: Json, isNeeded: boolean): Json | undefined {
  const words = `${toBeWritten}: ${(field.label ?? '').toLowerCase()}`.slice(0, field.maxLength);
  switch (controlOf(field)) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return isNeeded && value !== '' ? words : undefined;
    case 'lines':
      return isNeeded ? [words] : undefined;
    case 'phone':
    case 'email':
    case 'word':
    case 'date':
      return isNeeded ? value : undefined;
    case 'list':
      return Array.isArray(value)
        ? value.slice(0, mostEntries).map((entry) => ofObject(field.items, entry))
        : value;
    // Another network's film would be played to visitors.
    case 'recording':
      return undefined;
    // One that may be left out is no part of what a block needs: whoever wants it adds it.
    case 'group':
      return isNeeded ? ofObject(field, value) : undefined;
    default:
      return value;
  }
}

function ofObject(described: unknown, value: Json): Json {
  const { data } = jsonObjectSchema.safeParse(value);
  return data ? unwrittenProps(described, data) : value;
}
