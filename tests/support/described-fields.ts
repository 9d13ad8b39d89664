import { z } from 'zod';
import { type Field, fieldSchema } from '@/schemas/field';

const nodeSchema = z.looseObject({
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** Controls that show all parts of a value themselves. */
const whole = new Set<Field['control']>(['picture', 'link', 'links', 'lines', 'recording', 'target']);

export type DescribedField = {
  path: string;
  field: Field | null;
  fault: string;
  values: (string | number)[];
};

/** Every field of a described block, into lists and groups, with what its form is told of it. */
export function fieldsOf(described: unknown, path = ''): DescribedField[] {
  const node = nodeSchema.parse(described);
  const parts = [node, ...(node.anyOf ?? []).map((part) => nodeSchema.parse(part))];
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const items = parts.flatMap((part) => (part.items === undefined ? [] : [part.items]));
  return [
    ...properties.flatMap(([name, schema]) => fieldAt([path, name].filter(Boolean).join('.'), schema)),
    ...items.flatMap((item) => fieldsOf(item, `${path}[]`)),
  ];
}

function fieldAt(path: string, described: unknown): DescribedField[] {
  const node = nodeSchema.parse(described);
  const told = Object.entries(node).filter(([key]) => key in fieldSchema.shape);
  const parsed = fieldSchema.safeParse(Object.fromEntries(told));
  const found = {
    path,
    field: parsed.data ?? null,
    fault: parsed.success ? '' : z.prettifyError(parsed.error),
    values: node.enum ?? [],
  };
  return parsed.data && whole.has(parsed.data.control) ? [found] : [found, ...fieldsOf(node, path)];
}
