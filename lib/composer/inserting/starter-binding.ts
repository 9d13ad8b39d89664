import { bindingIssue } from '@/lib/engine/binding-issue';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Block } from '@/lib/engine/block';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { current } from '@/schemas/bindings/subject';
import type { StoredBinding, StoredBlock } from '@/schemas/stored-block';

/**
 * Default binding of a new block that needs data: the office or other record of the page, or an unfiltered
 * list. Undefined if the block needs no data, or if only the author can choose the source.
 * @param provided kinds of record that the address of the page identifies
 */
export function starterBinding(
  block: Block,
  node: StoredBlock,
  provided: ReadonlySet<string>,
): StoredBinding | undefined {
  if (block.supplied.length === 0) return undefined;
  const choices = bindingsOf(bindingEntries, block.type).map(({ query: { source, slugs } }) => {
    // A list is narrowed to the office of the page; a single record is the one of the page.
    const keys = Object.entries(slugs).filter(
      ([key, kind]) => (key === 'office' || key === 'slug') && provided.has(kind),
    );
    return { source, query: Object.fromEntries(keys.map(([key]) => [key, current])) };
  });
  return choices.find((bind) => bindingIssue({ ...node, bind }, bindingEntries, provided) === null);
}
