import { z } from 'zod';
import { listingKindSchema, listingStatusSchema } from '../listing';
import { pagingMetaSchema, pagingSchema } from './paging';

const pesewas = z.int().nullable();

/**
 * A listing in the response of POST /api/employees/{agent}/listing. Amounts are in pesewas; null means not
 * disclosed.
 */
export const agentListingSchema = z.strictObject({
  listing_number: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  status: listingStatusSchema,
  kind: listingKindSchema,
  category: z.string(),
  location: z.string(),
  asking_price: pesewas,
  down_payment: pesewas,
  discretionary_earnings: pesewas,
  sold_price: pesewas,
  listed_at: z.string(),
  sold_at: z.string().nullable(),
  /** The placeholder for a listing without a photograph. */
  image: z.string(),
});
export type AgentListing = z.infer<typeof agentListingSchema>;

/** The body of POST /api/employees/{agent}/listing; without `status`, all public listings. */
export const agentListingsSchema = pagingSchema.extend({
  status: z.array(listingStatusSchema).max(3).default([]),
});

export const agentListingsResponseSchema = z.strictObject({
  data: z.array(agentListingSchema),
  meta: pagingMetaSchema,
});
