import { controlOf, type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import { placeholderText } from '@/lib/starter/placeholder-text';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';

/** Props that identify a block on a page; they always get placeholder text. */
const identifyingProps: ReadonlySet<string> = new Set(['heading', 'title', 'name']);

/** Maximum number of example entries in a required list, enough to show its layout. */
const MAX_STARTER_ENTRIES = 3;

/**
 * Props of an example with placeholder text, so that nobody publishes the content of the example. Optional
 * texts are removed; required ones say what to write.
 * @param described JSON schema of the props, as returned by `block.describe()`
 */
export function placeholderProps(described: unknown, props: JsonObject): JsonObject {
  const { required = [] } = readField(described);
  const fields = new Map(fieldsOf(described));
  const entries = Object.entries(props).flatMap(([name, value]) => {
    const field = fields.get(name);
    const isNeeded = required.includes(name) || identifyingProps.has(name);
    const next = field ? placeholderValue(field, value, isNeeded) : value;
    return next === undefined ? [] : [[name, next] as const];
  });
  return Object.fromEntries(entries);
}

function placeholderValue(field: DescribedField, value: Json, isNeeded: boolean): Json | undefined {
  const placeholder = `${placeholderText}: ${(field.label ?? '').toLowerCase()}`.slice(0, field.maxLength);
  switch (controlOf(field)) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return isNeeded && value !== '' ? placeholder : undefined;
    case 'lines':
      return isNeeded ? [placeholder] : undefined;
    case 'phone':
    case 'email':
    case 'word':
    case 'date':
      return isNeeded ? value : undefined;
    case 'list':
      return Array.isArray(value)
        ? value.slice(0, MAX_STARTER_ENTRIES).map((entry) => placeholderObject(field.items, entry))
        : value;
    // A video of another network must not be shown to visitors.
    case 'recording':
      return undefined;
    // Authors add an optional group themselves.
    case 'group':
      return isNeeded ? placeholderObject(field, value) : undefined;
    default:
      return value;
  }
}

function placeholderObject(described: unknown, value: Json): Json {
  const { data } = jsonObjectSchema.safeParse(value);
  return data ? placeholderProps(described, data) : value;
}
