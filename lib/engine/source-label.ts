import { isNode } from '@/lib/document/nodes';
import { bindingEntries } from '@/schemas/bindings/catalogue';

/**
 * The label of a block's data source, for use within a sentence. Null when there is no source or an unknown
 * one.
 */
export function sourceLabel(bind: unknown): string | null {
  const source = isNode(bind) ? bind.source : undefined;
  const entry = bindingEntries.find(({ query }) => query.source === source);
  const label = entry?.query.schema.meta()?.label;
  return label ? label.charAt(0).toLowerCase() + label.slice(1) : null;
}
