import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Review } from '@/lib/backend/payload-types';
import { relationId } from '@/lib/backend/relation-id';

/** Of each of these stories the newest review that the public may read. */
export async function findReviewsOfStories(
  reading: Reading,
  stories: readonly number[],
): Promise<(Review | null)[]> {
  const found = await findPublic(reading, 'reviews', {
    where: { story: { in: [...stories] } },
    sort: ['-written_at', 'id'],
  });
  return stories.map((id) => found.find(({ story }) => relationId(story) === id) ?? null);
}
