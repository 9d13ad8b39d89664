import { z } from 'zod';

/** Values within values of stored content, blocks and their props counted alike. */
export const maxJsonDepth = 64;

const anyJson = z.json();
export type Json = z.infer<typeof anyJson>;
const anyObject = z.record(z.string(), anyJson);
export type JsonObject = z.infer<typeof anyObject>;

/** Any JSON value, as content is stored. */
export const jsonSchema: z.ZodType<Json> = z.unknown().transform(readAs(anyJson, isJson));

/** A JSON object, the shape of every block's stored props. */
export const jsonObjectSchema: z.ZodType<JsonObject> = z.unknown().transform(readAs(anyObject, isJsonObject));

/**
 * What is JSON already is taken as it is, the same object. Tried kind after kind by Zod, the blocks of a page took two to four times as long
 * to read; it is asked about the rest, which it mends or refuses in its own words.
 */
function readAs<Value>(schema: z.ZodType<Value>, isThat: (value: unknown) => value is Value) {
  return (value: unknown, context: z.RefinementCtx): Value => {
    if (isThat(value)) return value;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    // Without its words: who reads content has their own.
    for (const issue of read.error.issues) {
      const input = valueAt(value, issue.path);
      context.issues.push(Object.assign({}, issue, { message: undefined, input }));
    }
    return z.NEVER;
  };
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((found, key) => (found == null ? found : Reflect.get(Object(found), key)), value);

function isJson(value: unknown): value is Json {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) ? Array.from(value).every(isJson) : isJsonObject(value);
}

/** One that a program has made, and one with a key that reaches for the prototype, are none. */
function isJsonObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return false;
  return Object.entries(value).every(([key, inner]) => key !== '__proto__' && isJson(inner));
}
