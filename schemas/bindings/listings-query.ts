import { z } from 'zod';
import { listingKindSchema, listingStatusSchema } from '../listing';
import { slugQuerySchema } from './subject';

const orderSchema = z.enum([
  'price_asc',
  'price_desc',
  'down_payment_asc',
  'down_payment_desc',
  'sde_asc',
  'sde_desc',
  'newest',
  'name_asc',
  'name_desc',
]);

const oneOrMore = <Shape extends z.ZodType>(schema: Shape) => z.union([schema, z.array(schema).min(1)]);

/** What a list of listings may be narrowed by; what is left out does not narrow. */
export const listingsQuery = {
  source: 'listings',
  schema: z.strictObject({
    office: slugQuerySchema.optional(),
    agent: slugQuerySchema.optional(),
    region: slugQuerySchema.optional(),
    category: z.string().min(1).max(80).optional(),
    kind: oneOrMore(listingKindSchema).optional(),
    status: oneOrMore(listingStatusSchema).optional(),
    order: orderSchema.default('newest'),
    limit: z.int().min(1).max(100).default(12),
    /** Others of this listing's category. */
    similarTo: slugQuerySchema.optional(),
  }),
  slugs: { office: 'office', agent: 'agent', region: 'region', similarTo: 'listing' },
} as const;
