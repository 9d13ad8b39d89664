import { z } from 'zod';
import type { Path } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import type { JsonObject } from '@/schemas/json';

const describedSchema = z.object({
  label: z.string().catch(''),
  control: z.enum(['text', 'textarea', 'markdown']).optional().catch(undefined),
  inline: z.boolean().optional(),
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** A text of a block that can be edited inline; `path` starts at the props of the block. */
export type InlineText = {
  path: Path;
  label: string;
  control: 'text' | 'textarea' | 'markdown';
  /** The stored text, with unresolved names in braces. */
  value: string;
};

/** The nonempty texts of a block that its schema marks as `inline`, including those in lists and groups. */
export function inlineTexts(block: Block, props: JsonObject): InlineText[] {
  return textsIn(block.describe(), props, []);
}

function textsIn(described: unknown, value: unknown, path: Path): InlineText[] {
  const read = describedSchema.safeParse(described);
  if (!read.success) return [];
  const { label, control, inline, properties, items } = read.data;
  if (typeof value === 'string')
    return inline && control && value !== '' ? [{ path, label, control, value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(items, item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  const valuesByName = new Map(Object.entries(value));
  return Object.entries(properties ?? {}).flatMap(([name, field]) =>
    textsIn(field, valuesByName.get(name), [...path, name]),
  );
}
