import { z } from 'zod';
import type { Json } from '@/schemas/json';

/** What the description of a block says of a value and of what is in it. */
const describedSchema = z.object({
  control: z.string().optional(),
  properties: z.record(z.string(), z.json()).default({}),
  items: z.json().optional(),
  anyOf: z.array(z.json()).default([]),
});

/** A text with its place, as `props.items.0.answer`. */
type PlacedText = { text: string; path: string };

/** The texts among a block's props that are drawn as Markdown. */
export function formattedTexts(described: unknown, value: Json, path = 'props'): PlacedText[] {
  const { data } = describedSchema.safeParse(described);
  if (!data || value === null) return [];
  const { control, properties, items, anyOf } = data;
  if (typeof value === 'string') return control === 'markdown' ? [{ text: value, path }] : [];
  if (typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => {
    const part = Array.isArray(value) ? items : properties[key];
    return part === undefined ? [] : formattedTexts(part, inner, `${path}.${key}`);
  });
  return [...inside, ...anyOf.flatMap((one) => formattedTexts(one, value, path))];
}
