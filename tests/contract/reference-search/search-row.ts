import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

const figure = z.coerce.number().nullable();
const flag = z.boolean().nullable();

const searchRow = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  location: z.string(),
  listing_number: z.string(),
  status: listingStatusSchema,
  kind: listingKindSchema,
  category: z.string(),
  subcategory: z.string().nullable(),
  region_slug: z.string(),
  region_name: z.string(),
  office_slug: z.string(),
  agent_slug: z.string().nullable(),
  district: z.string().nullable(),
  district_name: z.string().nullable(),
  district_latitude: figure,
  district_longitude: figure,
  asking_price: figure,
  down_payment: figure,
  discretionary_earnings: figure,
  total_sales: figure,
  employees: figure,
  year_established: figure,
  listed_at: z.coerce.date(),
  franchisee_operation: flag,
  relocatable: flag,
  real_estate_available: flag,
  real_estate_included: flag,
  lender_prequalified: flag,
});

/** A listing with all searchable fields. */
export type SearchRow = z.infer<typeof searchRow>;

/** Every public listing. */
export async function readSearchRows(payload: Payload): Promise<SearchRow[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select listings.*, regions.slug as region_slug, regions.name as region_name, offices.slug as office_slug, people.slug as agent_slug,
      districts.name as district_name, districts.latitude as district_latitude, districts.longitude as district_longitude
    from listings join regions on regions.id = listings.region_id join offices on offices.id = listings.office_id
    left join people on people.id = listings.agent_id left join regions_districts districts on districts.slug = listings.district
    where listings._status = 'published' and listings.status in ('active', 'under_offer', 'sold')`);
  return z.array(searchRow).parse(rows);
}
