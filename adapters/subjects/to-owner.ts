import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import type { RecordOwner } from '@/lib/routes/canonical-owner';

/** The owner of the listing in the URL; null when the URL contains no listing. */
export function toOwner({ listing }: Pick<SubjectsQuery, 'listing'>): RecordOwner | null {
  if (!listing) return null;
  const { office, agent, kind } = listing;
  return {
    office: office ? { state: office.state_slug, slug: office.slug } : null,
    agent: agent?.slug ?? null,
    isFranchise: kind === 'franchise',
  };
}
