import { expect, test } from 'vitest';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { strippedMarkupIssues } from './stripped-markup-issues';

const nodeSchema = z.looseObject({
  control: z.string().optional(),
  const: z.json().optional(),
  properties: z.record(z.string(), z.json()).default({}),
  additionalProperties: z.json().optional(),
  items: z.json().optional(),
  ...{ anyOf: z.array(z.json()).default([]), oneOf: z.array(z.json()).default([]) },
});
type Json = z.infer<ReturnType<typeof z.json>>;

/** Values of a schema with a bad link in one text each, one for each text of the schema. */
function withBadLinks(schema: Json): Json[] {
  const { data } = nodeSchema.safeParse(schema);
  if (!data) return [];
  if (data.control === 'markdown') return ['[x](//elsewhere.example)'];
  const constants = Object.entries(data.properties).flatMap(([name, part]) => {
    const kind = nodeSchema.safeParse(part).data?.const;
    return kind === undefined ? [] : [[name, kind] as const];
  });
  const inProperties = Object.entries(data.properties).flatMap(([name, part]) =>
    withBadLinks(part).map((value) => ({ ...Object.fromEntries(constants), [name]: value })),
  );
  const inRecords = withBadLinks(data.additionalProperties ?? false).map((value) => ({ any: value }));
  const inArrays = withBadLinks(data.items ?? false).map((value) => [value]);
  return [
    ...inProperties,
    ...inRecords,
    ...inArrays,
    ...[...data.anyOf, ...data.oneOf].flatMap(withBadLinks),
  ];
}

test.each(registry.all)('reports a bad link in each formatted text of $type', (block) => {
  const schema = block.describe();
  const issuesPerText = withBadLinks(schema).map((props) => {
    const stored = {
      id: 'a',
      type: block.type,
      version: block.version,
      props: z.record(z.string(), z.json()).parse(props),
    };
    return strippedMarkupIssues([stored], registry);
  });
  expect(issuesPerText.map((issues) => issues.length)).toEqual(issuesPerText.map(() => 1));
  const controls = JSON.stringify(schema).match(/"control":"markdown"/g) ?? [];
  expect(issuesPerText).toHaveLength(controls.length);
});
