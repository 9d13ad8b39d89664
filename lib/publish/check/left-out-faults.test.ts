import { expect, test } from 'vitest';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { leftOutFaults } from './left-out-faults';

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
    return leftOutFaults([stored], registry);
  });
  expect(faults.map((told) => told.length)).toEqual(faults.map(() => 1));
  const controls = JSON.stringify(described).match(/"control":"markdown"/g) ?? [];
  expect(faults).toHaveLength(controls.length);
});
