import { z } from 'zod';
import { fieldSchema } from '@/schemas/field';

/** The description of one field in JSON Schema, with the entries of its `.meta()`. */
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
  /** Whether it can be omitted and has no default. */
  isOptional: z.boolean().optional(),
});
export type DescribedField = z.infer<typeof describedSchema>;

/** A nullable field is described by its other type. */
export function readField(described: unknown): DescribedField {
  const field = describedSchema.catch({}).parse(described);
  const alternatives = (field.anyOf ?? []).map(readField).filter(({ type }) => type !== 'null');
  const [alternative] = alternatives;
  return alternative && alternatives.length === 1 && alternatives.length < (field.anyOf ?? []).length
    ? { ...alternative, ...field }
    : field;
}

/** The fields of a block or of an entry by name, in the order of the schema. */
export function fieldsOf(described: unknown): [name: string, field: DescribedField][] {
  const { properties = {}, required = [] } = readField(described);
  return Object.entries(properties).map(([name, described]) => {
    const field = readField(described);
    return [name, { ...field, isOptional: !required.includes(name) && field.default === undefined }];
  });
}

/**
 * The field at a path below the props of a block or an entry, such as `['items', 0, 'title']`; undefined
 * when there is none.
 */
export function fieldAt(described: unknown, path: readonly (string | number)[]): DescribedField | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return readField(described);
  const next =
    typeof first === 'number'
      ? readField(readField(described).items)
      : fieldsOf(described).find(([name]) => name === first)?.[1];
  return next && rest.length > 0 ? fieldAt(next, rest) : next;
}

/** The control of a field; the default depends on its shape. */
export const controlOf = ({ control, properties }: DescribedField) =>
  control ?? (properties ? 'group' : 'text');
