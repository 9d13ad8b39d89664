import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { Path } from '@/lib/document/operations/operation';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { fieldAt } from '@/lib/engine/described-field';
import { bindingEntries } from '@/schemas/bindings/catalogue';

/** Whether an emptied text of a block is removed: it is optional in the schema, or a source supplies it. */
export function isOptionalField(node: unknown, path: Path): boolean {
  const block = isNode(node) ? registry.get(String(node.type)) : undefined;
  if (!block || !isNode(node)) return false;
  if (fieldAt(block.describe(), path)?.isOptional) return true;
  const source = isNode(node.bind) ? node.bind.source : undefined;
  const entry = bindingsOf(bindingEntries, block.type).find(({ query }) => query.source === source);
  return path.length === 1 && entry?.supplies.includes(String(path[0])) === true;
}
