import { bindingsOf } from '@/lib/engine/bindings-of';
import { currentKeys } from '@/lib/engine/resolve-query';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { sectionQuery } from '@/schemas/bindings/site-queries';
import type { StoredBlock } from '@/schemas/stored-block';

/** A block that is not rendered on pages without a record of the kind `subject`. */
export type SubjectRequirement = {
  block: StoredBlock;
  subject: string;
  /**
   * The section that contains the block, and the document's own block that includes this section; null for
   * the document's own blocks.
   */
  section: { name: string; includedBy: StoredBlock } | null;
};

/** The blocks that depend on the page's own record, in a document with resolved sections. */
export function subjectRequirements(blocks: readonly StoredBlock[], section: SubjectRequirement['section'] = null): SubjectRequirement[] {
  return blocks.flatMap((block) => {
    const name = block.bind?.source === sectionQuery.source ? block.bind.query.name : null;
    const childSection = section ?? (typeof name === 'string' ? { name, includedBy: block } : null);
    const subject = subjectOf(block);
    return [
      ...(subject ? [{ block, subject, section }] : []),
      ...Object.values(block.slots ?? {}).flatMap((children) => subjectRequirements(children, childSection)),
    ];
  });
}

/** Blocks that only filter a list by the page's record are rendered without it. */
function subjectOf({ bind, type }: StoredBlock): string | undefined {
  const entry = bindingsOf(bindingEntries, type).find(({ query }) => query.source === bind?.source);
  if (!bind || !entry) return undefined;
  return currentKeys(entry.query, bind.query).find(([key]) => key === entry.query.about)?.[1];
}
