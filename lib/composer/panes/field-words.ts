import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/** What a block's schema says of a field, as far as words are concerned. */
const saidSchema = z.object({
  label: z.string().optional(),
  options: z.record(z.string(), z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});
type Said = z.infer<typeof saidSchema>;

const read = (described: unknown): Said => saidSchema.catch({}).parse(described);

/** What stands beside the props of a block. */
const besides: Readonly<Record<string, string>> = {
  bind: 'Where its data comes from',
  hidden: 'Shown or hidden',
  lock: 'Locked or free',
};

/** What somebody knows a field by, and its schema; `path` begins at the block, as conflicts have it. */
function fieldAt(own: unknown, [part = '', name]: readonly string[]): { label: string; said: Said } {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const all = read(definition?.describe());
  if (part !== 'props' || name === undefined)
    return { label: besides[part] ?? 'The whole block', said: part === '' ? all : {} };
  const said = read(all.properties?.[name]);
  return { label: said.label ?? name, said };
}

export const fieldLabel = (own: unknown, path: readonly string[]): string => fieldAt(own, path).label;

/** What stands in a field, in lines of words: texts as they are, choices by their names, records by what they are. */
export function fieldWords(own: unknown, path: readonly string[], value: unknown): string {
  const { said } = fieldAt(own, path);
  if (path[0] === 'hidden') return value === true ? 'Hidden' : 'Shown';
  if (path[0] === 'lock') return value === true ? 'Locked' : 'Free';
  // Of a whole block what an author has written in it.
  const written = path.length === 0 && isNode(value) ? value.props : value;
  return wordsOf(written, said).join('\n') || '(empty)';
}

function wordsOf(value: unknown, said: Said): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'string' || typeof value === 'number')
    return [said.options?.[String(value)] ?? String(value)];
  if (Array.isArray(value)) {
    const entry = read(said.items);
    return value.map((one, at) => `${at + 1}. ${wordsOf(one, entry).join(' · ')}`);
  }
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const words = wordsOf(inner, read(said.properties?.[name]));
    const label = read(said.properties?.[name]).label ?? records[name] ?? name;
    return words.length > 0 ? [`${label}: ${words.join(' · ')}`] : [];
  });
}

/** What refers to a record names it by its kind and number. */
const records: Readonly<Record<string, string>> = {
  alt: 'Described as',
  source: 'Source',
  query: 'Narrowed by',
  to: 'Leads to',
  url: 'Address',
};
