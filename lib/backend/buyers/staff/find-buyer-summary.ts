import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Buyer } from '../../payload-types';
import { createReadCondition } from '../../platform/access/readable-rows';
import { executeSql } from '../../platform/database/request-transaction';
import { readSavedListings } from '../saved-listings';
import { readSavedSearches } from '../saved-searches';
import { readViewedListings } from '../viewed-listings';

const listingRows = z.array(z.object({ id: z.number(), title: z.string() }));
const leadRows = z.array(z.object({ id: z.number(), form: z.string(), created_at: z.coerce.date() }));
const regionRows = z.array(z.object({ slug: z.string(), name: z.string() }));
const consentRows = z.array(
  z.object({
    id: z.coerce.number(),
    kind: z.string(),
    given: z.boolean(),
    given_at: z.coerce.date(),
    wording: z.string(),
  }),
);

/** The latest rows of each kind that staff see. */
const MAX_ROWS = 50;

/** What staff see of a buyer; notes on saved listings are the buyer's own and left out. */
export type BuyerSummary = {
  /** The names of all regions by slug. */
  regions: ReadonlyMap<string, string>;
  saved: z.infer<typeof listingRows>;
  viewed: z.infer<typeof listingRows>;
  searches: { id: number; name: string; frequency: string }[];
  leads: z.infer<typeof leadRows>;
  consents: z.infer<typeof consentRows>;
};

/** The saved and viewed listings, searches, consents, and the leads that the user can read. */
export async function findBuyerSummary(
  { id, email }: Pick<Buyer, 'id' | 'email'>,
  req: PayloadRequest,
): Promise<BuyerSummary> {
  const rows = (query: SQL) => executeSql(req, query);
  const readable = (await createReadCondition('leads', req)) ?? sql`true`;
  const titles = async (ids: readonly number[]) =>
    listingRows.parse(
      await rows(
        sql`select id, title from unnest(${`{${ids.slice(0, MAX_ROWS)}}`}::int[]) with ordinality as given (id, place) join listings using (id) order by place`,
      ),
    );
  const regions = regionRows.parse(await rows(sql`select slug, name from regions`));
  return {
    regions: new Map(regions.map(({ slug, name }) => [slug, name])),
    saved: await titles((await readSavedListings(id, req)).map(({ listing_id }) => listing_id)),
    viewed: await titles(await readViewedListings(id, req)),
    searches: await readSavedSearches(id, req),
    leads: leadRows.parse(
      await rows(
        sql`select id, form, created_at from leads where lower(email) = ${email} and ${readable} order by id desc limit ${MAX_ROWS}`,
      ),
    ),
    consents: consentRows.parse(
      await rows(
        sql`select id, kind, given, given_at, wording from consents where lower(email) = ${email} order by id desc limit ${MAX_ROWS}`,
      ),
    ),
  };
}
