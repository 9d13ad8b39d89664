import fc from 'fast-check';
import { type Json, jsonSchema } from '@/schemas/json';
import { anyJson } from './any-json';

type Path = readonly (string | number)[];

/** Every place in a JSON value, the value itself included. */
function placesIn(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((item, place) => placesIn(item, [...at, place]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]));
  return [at, ...inner];
}

/** A copy with the value at a place replaced, or taken out when the replacement is undefined. */
function replaceAt(value: Json, [step, ...rest]: Path, by: Json | undefined): Json | undefined {
  if (step === undefined) return by;
  if (Array.isArray(value)) {
    return value.flatMap((item, place) => {
      const next = place === step ? replaceAt(item, rest, by) : item;
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

/** What damaged content looks like: wrong kinds, far too much, junk inside junk, keys that reach for prototypes. */
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

/** Copies of a value with one to four places damaged. */
export function corruptionsOf(value: Json): fc.Arbitrary<Json> {
  const damage = fc.record({ at: fc.constantFrom(...placesIn(value)), by: junk });
  return fc
    .array(damage, { minLength: 1, maxLength: 4 })
    .map((damages) => damages.reduce<Json>((whole, { at, by }) => replaceAt(whole, at, by) ?? {}, value));
}
