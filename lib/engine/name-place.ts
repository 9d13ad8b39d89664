import type { Block } from './block';
import { fieldsOf, readField } from './described-field';

/** Where a block's content is chosen, in its form. */
const ofSource = 'Where its content comes from';

/**
 * What a place in a block is called in its form, as `Buttons, 2, Label` for `props.actions.1.label`, or a list of blocks in it; null for the
 * block as a whole, and for what no form has.
 */
export function namePlace(path: string, block: Pick<Block, 'describe' | 'slots'> | undefined): string | null {
  const [part, ...within] = path.split('.');
  if (part === 'bind') return ofSource;
  if (part === 'slots') return block?.slots[within[0] ?? '']?.label ?? null;
  return part === 'props' && block ? nameField(within, block.describe()) : null;
}

function nameField(path: readonly string[], described: unknown): string | null {
  const words: string[] = [];
  let inner = fieldsOf(described);
  let items: unknown;
  for (const part of path) {
    if (/^\d+$/.test(part)) {
      words.push(String(Number(part) + 1));
      inner = fieldsOf(items);
      continue;
    }
    const field = inner.find(([name]) => name === part)?.[1];
    if (!field?.label) break;
    words.push(field.label);
    items = readField(field).items;
    inner = fieldsOf(field);
  }
  return words.length > 0 ? words.join(', ') : null;
}
