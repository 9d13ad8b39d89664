import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import type { RecordOwner } from '@/lib/routes/own-place';

/** Whose the listing of an address is; null for addresses that name none. */
export function toOwner({ listing }: Pick<SubjectsQuery, 'listing'>): RecordOwner | null {
  if (!listing) return null;
  const { office, agent, kind } = listing;
  return {
    office: office ? { state: office.state_slug, slug: office.slug } : null,
    agent: agent?.slug ?? null,
    isFranchise: kind === 'franchise',
  };
}
