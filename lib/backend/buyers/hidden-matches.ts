import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../platform/database/request-transaction';

const listingRows = z.array(z.object({ listing_id: z.number() }));

/** The listings that a buyer never wants to see among the matches. */
export async function readHiddenMatches(buyer: number, req: PayloadRequest): Promise<number[]> {
  const rows = await executeSql(req, sql`select listing_id from hidden_matches where buyer_id = ${buyer}`);
  return listingRows.parse(rows).map(({ listing_id }) => listing_id);
}

/** Hides a listing from the matches of a buyer, or shows it again. */
export const setMatchHidden = (
  { buyer, listing, isHidden }: { buyer: number; listing: number; isHidden: boolean },
  req: PayloadRequest,
): Promise<unknown> =>
  executeSql(
    req,
    isHidden
      ? sql`insert into hidden_matches (buyer_id, listing_id) values (${buyer}, ${listing}) on conflict do nothing`
      : sql`delete from hidden_matches where buyer_id = ${buyer} and listing_id = ${listing}`,
  );
