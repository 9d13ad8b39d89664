import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import type { RecordOwner } from '@/lib/routes/own-place';

/** Whose the listing or post of an address is; null for addresses that name neither. */
export function toOwner({ listing, post }: Pick<SubjectsQuery, 'listing' | 'post'>): RecordOwner | null {
  if (listing) {
    const { office, agent, kind } = listing;
    return {
      office: office ? { state: office.state_slug, slug: office.slug } : null,
      agent: agent?.slug ?? null,
      isFranchise: kind === 'franchise',
    };
  }
  if (!post) return null;
  const { tribe_slug: slug, tribe_state_slug: state } = post;
  return { office: slug && state ? { state, slug } : null, agent: null, isFranchise: false };
}
