import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';

type ReviewFilter = { tribeSlug?: string | null | undefined; agentSlug?: string | null | undefined };

const averageRow = z.object({ average: z.coerce.number().nullable() });

/** The mean of the published ratings, to one decimal; null when there are none. */
export async function averageRating(payload: Payload, filter: ReviewFilter): Promise<number | null> {
  const office = filter.tribeSlug
    ? sql`and office_id = (select id from offices where slug = ${filter.tribeSlug})`
    : sql``;
  const agent = filter.agentSlug
    ? sql`and agent_id = (select id from people where slug = ${filter.agentSlug})`
    : sql``;
  const query = sql`select round(avg(rating), 1) as average from reviews where published ${office} ${agent}`;
  const [row] = await queryRows(payload, query, averageRow);
  return row?.average ?? null;
}
