import { emptyReferences, type ReferenceTable } from '@/lib/engine/reference-table';
import { ReferencesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Reference, ReferenceKind } from '@/schemas/reference';
import { toReferenceTable } from './to-reference-table';

/** All records that a page references, in one query; no query without references. */
export async function readReferences(references: readonly Reference[]): Promise<ReferenceTable> {
  if (references.length === 0) return emptyReferences;
  const idsOf = (kind: ReferenceKind) =>
    references.filter((reference) => reference.kind === kind).map(({ id }) => String(id));
  const { references: found } = await queryContent(ReferencesDocument, {
    media: idsOf('media'),
    pages: idsOf('page'),
    offices: idsOf('office'),
    regions: idsOf('region'),
    agents: idsOf('agent'),
    listings: idsOf('listing'),
    posts: idsOf('post'),
  });
  return toReferenceTable(found);
}
