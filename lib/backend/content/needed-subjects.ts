import { bindingsOf } from '@/lib/engine/bindings-of';
import { currentKeys } from '@/lib/engine/resolve-query';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { sectionQuery } from '@/schemas/bindings/site-queries';
import type { StoredBlock } from '@/schemas/stored-block';

/** A block that is left out where the page is about no record of the kind `subject`. */
export type Need = {
  block: StoredBlock;
  subject: string;
  /** The section it comes from and the document's own block that shows this; null where it is itself the document's. */
  within: { name: string; shownBy: StoredBlock } | null;
};

/** The blocks about the page's own record, in a document with its sections filled in. */
export function neededSubjects(blocks: readonly StoredBlock[], within: Need['within'] = null): Need[] {
  return blocks.flatMap((block) => {
    const name = block.bind?.source === sectionQuery.source ? block.bind.query.name : null;
    const below = within ?? (typeof name === 'string' ? { name, shownBy: block } : null);
    const subject = subjectOf(block);
    return [
      ...(subject ? [{ block, subject, within }] : []),
      ...Object.values(block.slots ?? {}).flatMap((children) => neededSubjects(children, below)),
    ];
  });
}

/** Lists are only narrowed by the page's record: they are shown without it. */
function subjectOf({ bind, type }: StoredBlock): string | undefined {
  const entry = bindingsOf(bindingEntries, type).find(({ query }) => query.source === bind?.source);
  if (!bind || !entry) return undefined;
  return currentKeys(entry.query, bind.query).find(([key]) => key === entry.query.about)?.[1];
}
