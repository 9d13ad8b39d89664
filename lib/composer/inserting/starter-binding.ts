import { bindingFault } from '@/lib/engine/binding-fault';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Block } from '@/lib/engine/block';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { current } from '@/schemas/bindings/subject';
import type { StoredBinding, StoredBlock } from '@/schemas/stored-block';

/**
 * Where a new block that needs data takes it from, until somebody chooses: the page's own office or other record, or all
 * there is of a list. Undefined for a block that needs none, and where only its author can know.
 * @param provided the kinds of record that the page's address names.
 */
export function starterBinding(
  block: Block,
  node: StoredBlock,
  provided: ReadonlySet<string>,
): StoredBinding | undefined {
  if (block.supplied.length === 0) return undefined;
  const choices = bindingsOf(bindingEntries, block.type).map(({ query: { source, slugs } }) => {
    // Of a list, what is the office's; of one record, the page's own.
    const keys = Object.entries(slugs).filter(
      ([key, kind]) => (key === 'office' || key === 'slug') && provided.has(kind),
    );
    return { source, query: Object.fromEntries(keys.map(([key]) => [key, current])) };
  });
  return choices.find((bind) => bindingFault({ ...node, bind }, bindingEntries, provided) === null);
}
