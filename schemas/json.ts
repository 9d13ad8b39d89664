import { z } from 'zod';

/** The maximum nesting depth of stored content; blocks and their props both count. */
export const MAX_JSON_DEPTH = 64;

const anyJson = z.json();
export type Json = z.infer<typeof anyJson>;
const anyObject = z.record(z.string(), anyJson);
export type JsonObject = z.infer<typeof anyObject>;

/** Any JSON value, as content is stored. */
export const jsonSchema: z.ZodType<Json> = z.unknown().transform(parseUnless(anyJson, isJson));

/** A JSON object, such as the stored props of a block. */
export const jsonObjectSchema: z.ZodType<JsonObject> = z
  .unknown()
  .transform(parseUnless(anyObject, isJsonObject));

/**
 * Returns valid JSON as the same object. With Zod's unions, reading the blocks of a page took two to four
 * times as long; Zod handles only the rest and produces its issues.
 */
function parseUnless<Value>(schema: z.ZodType<Value>, isValid: (value: unknown) => value is Value) {
  return (value: unknown, context: z.RefinementCtx): Value => {
    if (isValid(value)) return value;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    // Without Zod's message: readers of content have their own error map.
    for (const issue of parsed.error.issues) {
      const input = valueAt(value, issue.path);
      context.issues.push(Object.assign({}, issue, { message: undefined, input }));
    }
    return z.NEVER;
  };
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((current, key) => (current == null ? current : Reflect.get(Object(current), key)), value);

function isJson(value: unknown): value is Json {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) ? Array.from(value).every(isJson) : isJsonObject(value);
}

/** Class instances and objects with a `__proto__` key are no JSON objects. */
function isJsonObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return false;
  return Object.entries(value).every(([key, inner]) => key !== '__proto__' && isJson(inner));
}
