import { z } from 'zod';
import { fieldSchema } from '@/schemas/field';

/** What a schema says of one field, as JSON Schema tells it, with the words of its `.meta()`. */
const describedSchema = z.object({
  ...fieldSchema.partial().shape,
  type: z.string().optional(),
  maxLength: z.number().optional(),
  minLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  minItems: z.number().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  default: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  /** It may be left out, and nothing stands in for it. */
  isOptional: z.boolean().optional(),
});
export type DescribedField = z.infer<typeof describedSchema>;

/** A field that may also be null is described as what else it may be. */
export function readField(described: unknown): DescribedField {
  const field = describedSchema.catch({}).parse(described);
  const others = (field.anyOf ?? []).map(readField).filter(({ type }) => type !== 'null');
  const [only] = others;
  return only && others.length === 1 && others.length < (field.anyOf ?? []).length
    ? { ...only, ...field }
    : field;
}

/** The fields of a block or of one entry, by name, in the order of the schema. */
export function fieldsOf(described: unknown): [name: string, field: DescribedField][] {
  const { properties = {}, required = [] } = readField(described);
  return Object.entries(properties).map(([name, described]) => {
    const field = readField(described);
    return [name, { ...field, isOptional: !required.includes(name) && field.default === undefined }];
  });
}

/** The field at a path below a block's props or an entry, as `['items', 0, 'title']`; undefined for none. */
export function fieldAt(described: unknown, path: readonly (string | number)[]): DescribedField | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return readField(described);
  const next =
    typeof first === 'number'
      ? readField(readField(described).items)
      : fieldsOf(described).find(([name]) => name === first)?.[1];
  return next && rest.length > 0 ? fieldAt(next, rest) : next;
}

/** What a field is handled with; where the schema does not say, what fits its shape. */
export const controlOf = ({ control, properties }: DescribedField) =>
  control ?? (properties ? 'group' : 'text');
