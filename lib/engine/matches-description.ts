import { z } from 'zod';
import type { Json } from '@/schemas/json';

/** The parts of a schema that distinguish the members of a union. */
const describedSchema = z.object({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
  additionalProperties: z.unknown().optional(),
});

/** Whether a value can match a schema: its type, names and constant values. Limits are ignored. */
export function matchesDescription(described: unknown, value: Json | undefined): boolean {
  const { data } = describedSchema.safeParse(described);
  if (!data) return true;
  if (data.type !== undefined && !isOfType(data.type, value)) return false;
  if (data.const !== undefined && data.const !== value) return false;
  if (data.enum && !data.enum.includes(value)) return false;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const { required, properties, additionalProperties } = data;
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, inner]) =>
      name in properties ? matchesDescription(properties[name], inner) : additionalProperties !== false,
    )
  );
}

function isOfType(type: string, value: Json | undefined): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return typeof value === 'number';
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
