import { expect, test } from 'vitest';
import { z } from 'zod';
import { markdownField } from '@/schemas/field-kinds';
import { formattedTexts } from './formatted-texts';

const words = z.string().meta(markdownField('Words'));
const of = (kind: string, text: z.ZodType = z.string()) => z.strictObject({ kind: z.literal(kind), text });
const formatted = of('formatted', words);
const either = { kind: 'formatted', text: 'one' };

test.each<[string, z.ZodType, unknown, string[]]>([
  ['a text that may be null', words.nullable(), 'one', ['props.a']],
  ['no text', words.nullable(), null, []],
  ['a text or a number', z.union([z.number(), words]), 'one', ['props.a']],
  ['texts by name', z.record(z.string(), words), { b: 'one', c: 'two' }, ['props.a.b', 'props.a.c']],
  ['a list of two', z.tuple([z.string(), words]), ['one', 'two'], ['props.a.1']],
  ['a list and its rest', z.tuple([z.string()], words), ['one', 'two', 'three'], ['props.a.1', 'props.a.2']],
  [
    'two that hold together',
    z.intersection(z.record(z.string(), words), z.object({ b: z.string() })),
    { b: 'one' },
    ['props.a.b'],
  ],
  ['one kind of two', z.discriminatedUnion('kind', [formatted, of('plain')]), either, ['props.a.text']],
  ['the other', z.discriminatedUnion('kind', [formatted, of('plain')]), { kind: 'plain', text: 'one' }, []],
  [
    'one shape of two',
    z.union([z.strictObject({ b: words }), z.strictObject({ b: z.string(), c: z.string() })]),
    { b: 'one', c: 'two' },
    [],
  ],
  ['what is of no kind', z.union([formatted, of('plain')]), { kind: 'new', text: 'one' }, ['props.a.text']],
])('finds the formatted texts of %s', (_, schema, value, paths) => {
  const described = z.toJSONSchema(z.strictObject({ a: schema }), { io: 'input' });
  const found = formattedTexts(described, z.json().parse({ a: value }));
  expect(found.map(({ path }) => path)).toEqual(paths);
});
