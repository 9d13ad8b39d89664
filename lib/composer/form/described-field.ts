import { z } from 'zod';
import { fieldSchema } from '@/schemas/field';

/** What a schema says of one field, as JSON Schema tells it, with the words of its `.meta()`. */
const describedSchema = z.object({
  ...fieldSchema.partial().shape,
  type: z.string().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  minItems: z.number().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  default: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
});
export type DescribedField = z.infer<typeof describedSchema>;

export const readField = (described: unknown): DescribedField => describedSchema.catch({}).parse(described);

/** The fields of a block or of one entry, by name, in the order of the schema. */
export function fieldsOf(described: unknown): [name: string, field: DescribedField][] {
  return Object.entries(readField(described).properties ?? {}).map(([name, field]) => [
    name,
    readField(field),
  ]);
}
