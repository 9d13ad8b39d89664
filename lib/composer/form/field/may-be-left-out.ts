import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { Path } from '@/lib/document/operations/operation';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { fieldAt } from '@/lib/engine/described-field';
import { bindingEntries } from '@/schemas/bindings/catalogue';

/** Whether a text of a block, once it is emptied, is taken out: the schema says so, or a source gives another in its place. */
export function mayBeLeftOut(own: unknown, path: Path): boolean {
  const block = isNode(own) ? registry.get(String(own.type)) : undefined;
  if (!block || !isNode(own)) return false;
  if (fieldAt(block.describe(), path)?.isOptional) return true;
  const source = isNode(own.bind) ? own.bind.source : undefined;
  const entry = bindingsOf(bindingEntries, block.type).find(({ query }) => query.source === source);
  return path.length === 1 && entry?.supplies.includes(String(path[0])) === true;
}
