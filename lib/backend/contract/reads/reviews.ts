import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Where } from 'payload';
import { z } from 'zod';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { Review } from '@/lib/backend/payload-types';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryRows, toSqlConditions } from '@/lib/backend/platform/reads/sql-queries';
import { relationId } from '@/lib/backend/relation-id';

const averageRatingRow = z.object({ average: z.coerce.number().nullable() });

/**
 * The mean rating of the published reviews that match `owners`, to one decimal; null when there are none.
 */
export async function readAverageRating(context: ReadContext, owners: Where): Promise<number | null> {
  const conditions = [sql`published`, ...toSqlConditions(owners)];
  const [row] = await queryRows(
    context,
    { collection: 'reviews', where: owners, sort: 'rating' },
    sql`select round(avg(rating), 1) as average from reviews where ${sql.join(conditions, sql` and `)}`,
    averageRatingRow,
  );
  return row?.average ?? null;
}

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
