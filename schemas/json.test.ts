import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { jsonObjectSchema, jsonSchema } from './json';

const byZod = { value: z.json(), object: z.record(z.string(), z.json()) };

class ClassInstance {
  text = 'made by a program';
}

const values: readonly (readonly [string, unknown])[] = [
  ['a text', 'text'],
  ['a number', 1.5],
  ['no number', Number.NaN],
  ['a number without end', Number.POSITIVE_INFINITY],
  ['nothing', null],
  ['what is not said', undefined],
  ['a list', [1, ['two', { three: null }]]],
  ['a list with a hole', Object.assign([1], { 2: 3 })],
  ['an object', { a: { b: [true] } }],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ['an object that holds what is not said', { a: undefined }],
  ['what reaches for a prototype', JSON.parse('{"a":{"__proto__":{"b":1},"c":2}}')],
  ['what a program has made', new ClassInstance()],
  ['a date in a list', [new Date(0)]],
  ['a function', { a: () => 1 }],
];

test.each(values)('parses %s like Zod', (_description, value) => {
  const parse = (schema: z.ZodType, input: unknown = value) => {
    const { data, error } = schema.safeParse(input);
    return { data, issues: error?.issues };
  };
  expect(parse(jsonSchema)).toEqual(parse(byZod.value));
  expect(parse(jsonObjectSchema)).toEqual(parse(byZod.object));
  expect(parse(z.strictObject({ props: jsonObjectSchema }), { props: value })).toEqual(
    parse(z.strictObject({ props: byZod.object }), { props: value }),
  );
});

test.each(values)("rejects %s with the messages of the caller's error map", (_description, value) => {
  const issuesOf = (schema: z.ZodType) =>
    schema
      .safeParse(value, { error: ({ code, input }) => `${code} ${String(input)}` })
      .error?.issues.map(({ path, message }) => ({ path, message }));
  expect(issuesOf(jsonSchema)).toEqual(issuesOf(byZod.value));
  expect(issuesOf(jsonObjectSchema)).toEqual(issuesOf(byZod.object));
});

it('returns the same object for valid JSON, so that comparisons by identity work', () => {
  const value = { a: { b: [true] } };
  expect(jsonSchema.parse(value)).toBe(value);
  expect(jsonObjectSchema.parse(value)).toBe(value);
});
