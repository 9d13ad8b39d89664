import { expect, test } from 'vitest';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { markdownField } from '@/schemas/field-kinds';
import { addressFaults } from './address-faults';
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

const nodeSchema = z.looseObject({
  control: z.string().optional(),
  const: z.json().optional(),
  properties: z.record(z.string(), z.json()).default({}),
  additionalProperties: z.json().optional(),
  items: z.json().optional(),
  ...{ anyOf: z.array(z.json()).default([]), oneOf: z.array(z.json()).default([]) },
});
type Json = z.infer<ReturnType<typeof z.json>>;

/** Values of a described schema with a bad link in one text each, one for each place that a text can be in. */
function spoiled(described: Json): Json[] {
  const { data } = nodeSchema.safeParse(described);
  if (!data) return [];
  if (data.control === 'markdown') return ['[x](//elsewhere.example)'];
  const fixed = Object.entries(data.properties).flatMap(([name, part]) => {
    const kind = nodeSchema.safeParse(part).data?.const;
    return kind === undefined ? [] : [[name, kind] as const];
  });
  const inside = Object.entries(data.properties).flatMap(([name, part]) =>
    spoiled(part).map((value) => ({ ...Object.fromEntries(fixed), [name]: value })),
  );
  const named = spoiled(data.additionalProperties ?? false).map((value) => ({ any: value }));
  const listed = spoiled(data.items ?? false).map((value) => [value]);
  return [...inside, ...named, ...listed, ...[...data.anyOf, ...data.oneOf].flatMap(spoiled)];
}

test.each(registry.all)('a bad link in each formatted text of $type is told', (block) => {
  const described = block.describe();
  const faults = spoiled(described).map((props) => {
    const stored = {
      id: 'a',
      type: block.type,
      version: block.version,
      props: z.record(z.string(), z.json()).parse(props),
    };
    return addressFaults([stored], registry);
  });
  expect(faults.map((told) => told.length)).toEqual(faults.map(() => 1));
  const controls = JSON.stringify(described).match(/"control":"markdown"/g) ?? [];
  expect(faults).toHaveLength(controls.length);
});
