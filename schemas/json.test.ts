import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { jsonObjectSchema, jsonSchema } from './json';

const byZod = { value: z.json(), object: z.record(z.string(), z.json()) };

class Made {
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
  ['what a program has made', new Made()],
  ['a date in a list', [new Date(0)]],
  ['a function', { a: () => 1 }],
];

test.each(values)('%s is read as Zod reads it', (_what, value) => {
  const told = (schema: z.ZodType, given: unknown = value) => {
    const { data, error } = schema.safeParse(given);
    return { data, issues: error?.issues };
  };
  expect(told(jsonSchema)).toEqual(told(byZod.value));
  expect(told(jsonObjectSchema)).toEqual(told(byZod.object));
  expect(told(z.strictObject({ props: jsonObjectSchema }), { props: value })).toEqual(
    told(z.strictObject({ props: byZod.object }), { props: value }),
  );
});

test.each(values)('%s is refused in the words of who reads', (_what, value) => {
  const told = (schema: z.ZodType) =>
    schema
      .safeParse(value, { error: ({ code, input }) => `${code} ${String(input)}` })
      .error?.issues.map(({ path, message }) => ({ path, message }));
  expect(told(jsonSchema)).toEqual(told(byZod.value));
  expect(told(jsonObjectSchema)).toEqual(told(byZod.object));
});

it('is the same object when nothing was to be mended, so that whoever compares objects is spared the rest', () => {
  const value = { a: { b: [true] } };
  expect(jsonSchema.parse(value)).toBe(value);
  expect(jsonObjectSchema.parse(value)).toBe(value);
});
