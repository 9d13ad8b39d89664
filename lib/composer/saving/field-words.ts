import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/** The labels in the JSON schema of a field. */
const fieldLabelsSchema = z.object({
  label: z.string().optional(),
  options: z.record(z.string(), z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});
type FieldLabels = z.infer<typeof fieldLabelsSchema>;

const parseFieldLabels = (described: unknown): FieldLabels => fieldLabelsSchema.catch({}).parse(described);

/** Labels of the properties of a block other than its props. */
const blockPropertyLabels: Readonly<Record<string, string>> = {
  bind: 'Where its data comes from',
  hidden: 'Shown or hidden',
  lock: 'Locked or free',
};

/** Label of a field, with its schema; `path` starts at the block, as in conflicts. */
function fieldAt(own: unknown, [part = '', name]: readonly string[]): { label: string; schema: FieldLabels } {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const all = parseFieldLabels(definition?.describe());
  if (part !== 'props' || name === undefined)
    return { label: blockPropertyLabels[part] ?? 'The whole block', schema: part === '' ? all : {} };
  const schema = parseFieldLabels(all.properties?.[name]);
  return { label: schema.label ?? name, schema };
}

export const fieldLabel = (own: unknown, path: readonly string[]): string => fieldAt(own, path).label;

/** Value of a field in readable lines: texts unchanged, choices by label, records by their fields. */
export function formatFieldValue(own: unknown, path: readonly string[], value: unknown): string {
  const { schema } = fieldAt(own, path);
  if (path[0] === 'hidden') return value === true ? 'Hidden' : 'Shown';
  if (path[0] === 'lock') return value === true ? 'Locked' : 'Free';
  // Of a complete block, only the props.
  const content = path.length === 0 && isNode(value) ? value.props : value;
  return formatLines(content, schema).join('\n') || '(empty)';
}

function formatLines(value: unknown, schema: FieldLabels): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'string' || typeof value === 'number')
    return [schema.options?.[String(value)] ?? String(value)];
  if (Array.isArray(value)) {
    const entry = parseFieldLabels(schema.items);
    return value.map((one, at) => `${at + 1}. ${formatLines(one, entry).join(' · ')}`);
  }
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const lines = formatLines(inner, parseFieldLabels(schema.properties?.[name]));
    const label = parseFieldLabels(schema.properties?.[name]).label ?? referenceKeyLabels[name] ?? name;
    return lines.length > 0 ? [`${label}: ${lines.join(' · ')}`] : [];
  });
}

/** Labels for the keys of references and links. */
const referenceKeyLabels: Readonly<Record<string, string>> = {
  alt: 'Described as',
  source: 'Source',
  query: 'Narrowed by',
  to: 'Leads to',
  url: 'Address',
};
