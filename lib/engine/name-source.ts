import { isNode } from '@/lib/document/nodes';
import { bindingEntries } from '@/schemas/bindings/catalogue';

/** What people call the source of a block's data, as within a sentence. Null when there is none, or none that is known. */
export function nameSource(bind: unknown): string | null {
  const source = isNode(bind) ? bind.source : undefined;
  const entry = bindingEntries.find(({ query }) => query.source === source);
  const label = entry?.query.schema.meta()?.label;
  return label ? label.charAt(0).toLowerCase() + label.slice(1) : null;
}
