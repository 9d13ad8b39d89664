import { z } from 'zod';
import { type Field, fieldSchema } from '@/schemas/field';

const nodeSchema = z.looseObject({
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** Controls that edit all parts of a value themselves. */
const compositeControls = new Set<Field['control']>([
  'picture',
  'link',
  'links',
  'lines',
  'recording',
  'target',
]);

type TestedField = {
  path: string;
  field: Field | null;
  issue: string;
  values: (string | number)[];
};

/** Every field of a described block, including lists and groups, with its form metadata. */
export function fieldsOf(described: unknown, path = ''): TestedField[] {
  const node = nodeSchema.parse(described);
  const parts = [node, ...(node.anyOf ?? []).map((part) => nodeSchema.parse(part))];
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const items = parts.flatMap((part) => (part.items === undefined ? [] : [part.items]));
  return [
    ...properties.flatMap(([name, schema]) => fieldAt([path, name].filter(Boolean).join('.'), schema)),
    ...items.flatMap((item) => fieldsOf(item, `${path}[]`)),
  ];
}

function fieldAt(path: string, described: unknown): TestedField[] {
  const node = nodeSchema.parse(described);
  const metadata = Object.entries(node).filter(([key]) => key in fieldSchema.shape);
  const parsed = fieldSchema.safeParse(Object.fromEntries(metadata));
  const entry = {
    path,
    field: parsed.data ?? null,
    issue: parsed.success ? '' : z.prettifyError(parsed.error),
    values: node.enum ?? [],
  };
  return parsed.data && compositeControls.has(parsed.data.control)
    ? [entry]
    : [entry, ...fieldsOf(node, path)];
}
