import type { Block } from './block';
import { fieldsOf, readField } from './described-field';

/** The label of the field that selects a block's data source. */
const sourceFieldLabel = 'Content source';

/**
 * The label of a path in a block as its form shows it, such as `Buttons, 2, Label` for
 * `props.actions.1.label`, or of one of its slots; null for the block itself and for paths that are not in
 * the form.
 */
export function pathLabel(path: string, block: Pick<Block, 'describe' | 'slots'> | undefined): string | null {
  const [part, ...rest] = path.split('.');
  if (part === 'bind') return sourceFieldLabel;
  if (part === 'slots') return block?.slots[rest[0] ?? '']?.label ?? null;
  return part === 'props' && block ? fieldPathLabel(rest, block.describe()) : null;
}

function fieldPathLabel(path: readonly string[], described: unknown): string | null {
  const labels: string[] = [];
  let inner = fieldsOf(described);
  let items: unknown;
  for (const part of path) {
    if (/^\d+$/.test(part)) {
      labels.push(String(Number(part) + 1));
      inner = fieldsOf(items);
      continue;
    }
    const field = inner.find(([name]) => name === part)?.[1];
    if (!field?.label) break;
    labels.push(field.label);
    items = readField(field).items;
    inner = fieldsOf(field);
  }
  return labels.length > 0 ? labels.join(', ') : null;
}
