import fc from 'fast-check';
import { type Json, jsonSchema } from '@/schemas/json';
import { anyJson } from './any-json';

type JsonPath = readonly (string | number)[];

/** The path of every value in a JSON value, including the value itself. */
function pathsIn(value: Json, at: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...at, index]))
    : Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...at, key]));
  return [at, ...inner];
}

/** A copy with the value at a path replaced, or removed when the replacement is undefined. */
function replaceAt(value: Json, [step, ...rest]: JsonPath, by: Json | undefined): Json | undefined {
  if (step === undefined) return by;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const next = index === step ? replaceAt(item, rest, by) : item;
      return next === undefined ? [] : [next];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const next = key === step ? replaceAt(item, rest, by) : item;
    return next === undefined ? [] : [[key, next] as const];
  });
  return Object.fromEntries(entries);
}

/** Examples of damaged content: wrong types, excessive sizes, nested junk, prototype keys. */
const junk: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(null, true, -1, 0.5, Number.MAX_SAFE_INTEGER, '', 'x', [], {}),
  fc.constantFrom(
    'x'.repeat(100_000),
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '\u0000\uFFFE',
    '2026-13-45',
  ),
  fc
    .constantFrom(
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":null}}',
      '{"toString":1,"length":-1}',
    )
    .map((text) => jsonSchema.parse(JSON.parse(text))),
  anyJson,
  fc.integer({ min: 20, max: 1_000 }).map((count) => Array.from({ length: count }, () => ({ junk: [] }))),
);

/** Copies of a value with one to four positions damaged. */
export function corruptionsOf(value: Json): fc.Arbitrary<Json> {
  const damage = fc.record({ at: fc.constantFrom(...pathsIn(value)), by: junk });
  return fc
    .array(damage, { minLength: 1, maxLength: 4 })
    .map((damages) => damages.reduce<Json>((damaged, { at, by }) => replaceAt(damaged, at, by) ?? {}, value));
}
