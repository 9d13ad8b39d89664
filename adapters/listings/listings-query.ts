import { z } from 'zod';
import type { DataContext } from '@/lib/engine/bindings';
import type { ListingFilter, ListingOrder } from '@/lib/graphql/generated/operations';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';
import { resolveCurrent, slugQuerySchema } from '../current';

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
] as const satisfies readonly ListingOrder[]);

const oneOrMore = <Shape extends z.ZodType>(schema: Shape) => z.union([schema, z.array(schema).min(1)]);

/** What a list of listings may be narrowed by; what is left out does not narrow. */
export const listingsQuerySchema = z.strictObject({
  office: slugQuerySchema,
  agent: slugQuerySchema,
  region: slugQuerySchema,
  category: z.string().min(1).max(80).optional(),
  kind: oneOrMore(listingKindSchema).optional(),
  status: oneOrMore(listingStatusSchema).optional(),
  order: orderSchema.default('newest'),
  limit: z.int().min(1).max(100).default(12),
  /** Others of the page's own listing's category. */
  similarTo: z.literal('current').optional(),
});
export type ListingsQuery = z.infer<typeof listingsQuerySchema>;

/** The contract's filter; `category` is the current listing's where similar ones are asked for. */
export function toListingFilter(
  query: ListingsQuery,
  context: DataContext,
  similarCategory: string | null,
): ListingFilter {
  const similar = query.similarTo !== undefined;
  return {
    status: asList(query.status),
    kind: asList(query.kind),
    category: similarCategory ?? query.category,
    state_slug: resolveCurrent(query.region, context.region),
    tribe_slug: resolveCurrent(query.office, context.office),
    agent_slug: resolveCurrent(query.agent, context.agent),
    exclude: similar ? context.listing : undefined,
  };
}

function asList<Item extends string>(value: Item | Item[] | undefined): Item[] | undefined {
  return typeof value === 'string' ? [value] : value;
}
