import { z } from 'zod';
import type { Json } from '@/schemas/json';
import { fitsDescribed } from './fits-described';

const parts = z.array(z.unknown()).default([]);

/** What the description of a block says of a value and of what is in it. */
const describedSchema = z.object({
  control: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  additionalProperties: z.unknown().optional(),
  prefixItems: parts,
  items: z.unknown().optional(),
  allOf: parts,
  anyOf: parts,
  oneOf: parts,
});
type Described = z.infer<typeof describedSchema>;

/** A text with its place, as `props.items.0.answer`. */
type PlacedText = { text: string; path: string };

/** The texts among a block's props that are drawn as Markdown. */
export function formattedTexts(described: unknown, value: Json, path = 'props'): PlacedText[] {
  const { data } = describedSchema.safeParse(described);
  if (!data || value === null) return [];
  if (typeof value === 'string' && data.control === 'markdown') return [{ text: value, path }];
  const inside = Object.entries(typeof value === 'object' ? value : {}).flatMap(([key, inner]) =>
    formattedTexts(partAt(key, data, value), inner, `${path}.${key}`),
  );
  const same = [...data.allOf, ...branchesOf(data, value)].flatMap((one) => formattedTexts(one, value, path));
  return [...inside, ...same];
}

const partAt = (
  key: string,
  { properties, additionalProperties, prefixItems, items }: Described,
  value: Json,
) => (Array.isArray(value) ? (prefixItems[Number(key)] ?? items) : (properties[key] ?? additionalProperties));

/** What a value may be that is one of several: what it fits, or anything when it fits nothing. */
function branchesOf({ anyOf, oneOf }: Described, value: Json): unknown[] {
  const all = [...anyOf, ...oneOf];
  const fitting = all.filter((one) => fitsDescribed(one, value));
  return fitting.length > 0 ? fitting : all;
}
