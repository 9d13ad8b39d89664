import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { Review } from '@/lib/backend/payload-types';
import { relationId } from '@/lib/backend/relation-id';

/** The newest public review of each of these sale stories. */
export async function findReviewsOfStories(
  context: ReadContext,
  stories: readonly number[],
): Promise<(Review | null)[]> {
  const reviews = await findPublic(context, 'reviews', {
    where: { story: { in: [...stories] } },
    sort: ['-written_at', 'id'],
  });
  return stories.map((id) => reviews.find(({ story }) => relationId(story) === id) ?? null);
}
