import { z } from 'zod';
import { findByIds } from '@/lib/backend/contract/reads/public-documents';
import type { Listing } from '@/lib/backend/payload-types';
import { listedCondition } from '@/lib/backend/platform/database/listing-orders';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryPrepared } from '@/lib/backend/platform/reads/sql-queries';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

const nullableText = z.string().nullable();
const nullableNumber = z.coerce.number().nullable();
const nullableFlag = z.boolean().nullable();
const timestamp = z.coerce.date().transform((date) => date.toISOString());

const listingRow = z.object({
  id: z.number(),
  listing_number: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  status: listingStatusSchema,
  kind: listingKindSchema,
  category: z.string(),
  subcategory: nullableText,
  location: z.string(),
  region: z.number(),
  district: nullableText,
  office: z.number(),
  agent: z.number().nullable(),
  asking_price: nullableNumber,
  down_payment: nullableNumber,
  discretionary_earnings: nullableNumber,
  total_sales: nullableNumber,
  inventory: nullableNumber,
  furniture_fixtures_equipment: nullableNumber,
  employees: nullableNumber,
  year_established: nullableNumber,
  reason_for_selling: nullableText,
  sold_price: nullableNumber,
  seller_terms_months: nullableNumber,
  seller_terms_rate: nullableNumber,
  seller_terms_share: nullableNumber,
  sold_at: timestamp.nullable(),
  listed_at: timestamp,
  confidential: nullableFlag,
  franchisee_operation: nullableFlag,
  relocatable: nullableFlag,
  real_estate_available: nullableFlag,
  real_estate_included: nullableFlag,
  lender_prequalified: nullableFlag,
  images: z.array(z.number()),
  updatedAt: timestamp,
  createdAt: timestamp,
}) satisfies z.ZodType<Listing>;

const columnExpressions: Partial<Record<string, string>> = {
  ...{ region: 'region_id', office: 'office_id', agent: 'agent_id' },
  ...{ updatedAt: 'updated_at', createdAt: 'created_at' },
  images: `array(select media_id from listings_rels where parent_id = listings.id and path = 'images' and media_id is not null order by "order")`,
};
const selectedColumns = Object.keys(listingRow.shape).map(
  (field) => `${columnExpressions[field] ?? field} as "${field}"`,
);
const listingsByIdsStatement = {
  name: 'listed_by_ids',
  text: `select ${selectedColumns} from listings where id = any ($1::int[]) and ${listedCondition}`,
};

/**
 * Like `findByIds` for listings, with one SQL statement: lists show many listings, and the statement takes a
 * tenth of the time. Rows that are missing or incomplete are left to `findByIds`.
 */
export async function findListingsByIds(context: ReadContext, ids: readonly number[]): Promise<Listing[]> {
  const { recorder, documentCache } = context;
  documentCache.listings ??= new Map();
  const cache = documentCache.listings;
  const missing = ids.filter((id) => !cache.has(id));
  const rows =
    missing.length === 0 ? [] : await queryPrepared(context, listingsByIdsStatement, [missing], z.unknown());
  for (const row of rows) {
    const listing = listingRow.safeParse(row);
    if (listing.success) cache.set(listing.data.id, recorder.watch('listings', listing.data));
  }
  return findByIds(context, 'listings', ids);
}
