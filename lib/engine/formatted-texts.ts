import { z } from 'zod';
import type { controlSchema } from '@/schemas/field';
import type { Json } from '@/schemas/json';
import { matchesDescription } from './matches-description';

type Control = z.infer<typeof controlSchema>;

const schemaList = z.array(z.unknown()).default([]);

/** The parts of a block's JSON Schema that describe a value and its contents. */
const describedSchema = z.object({
  control: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  additionalProperties: z.unknown().optional(),
  prefixItems: schemaList,
  items: z.unknown().optional(),
  allOf: schemaList,
  anyOf: schemaList,
  oneOf: schemaList,
});
type DescribedValue = z.infer<typeof describedSchema>;

/** A text with its path, such as `props.items.0.answer`. */
type TextAtPath = { text: string; path: string };

/** The texts among a block's props that are rendered as Markdown. */
export const formattedTexts = (described: unknown, value: Json): TextAtPath[] =>
  textsOfControl('markdown', described, value);

/** The texts among a block's props that are written with a control. */
export function textsOfControl(
  control: Control,
  described: unknown,
  value: Json,
  path = 'props',
): TextAtPath[] {
  const { data } = describedSchema.safeParse(described);
  if (!data || value === null) return [];
  if (typeof value === 'string' && data.control === control) return [{ text: value, path }];
  const nested = Object.entries(typeof value === 'object' ? value : {}).flatMap(([key, inner]) =>
    textsOfControl(control, partAt(key, data, value), inner, `${path}.${key}`),
  );
  const ownTexts = [...data.allOf, ...branchesOf(data, value)].flatMap((branch) =>
    textsOfControl(control, branch, value, path),
  );
  return [...nested, ...ownTexts];
}

const partAt = (
  key: string,
  { properties, additionalProperties, prefixItems, items }: DescribedValue,
  value: Json,
) => (Array.isArray(value) ? (prefixItems[Number(key)] ?? items) : (properties[key] ?? additionalProperties));

/** The members of a union that a value matches, or all when it matches none. */
function branchesOf({ anyOf, oneOf }: DescribedValue, value: Json): unknown[] {
  const all = [...anyOf, ...oneOf];
  const matching = all.filter((branch) => matchesDescription(branch, value));
  return matching.length > 0 ? matching : all;
}
