import { z } from 'zod';
import type { ListingSearch } from '@/lib/backend/contract/generated/resolvers';
import { clientError } from '@/lib/backend/contract/client-error';
import { isStorable } from '@/lib/backend/contract/reads/can-match';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

/** The flags of a listing, in the order of the GraphQL enum. */
export const listingFlags = [
  'franchisee_operation',
  'relocatable',
  'real_estate_available',
  'real_estate_included',
  'lender_prequalified',
] as const;

const MAX_VALUES_PER_GROUP = 50;
const searchText = z.string().max(200).refine(isStorable);
const valueList = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(MAX_VALUES_PER_GROUP)
    .nullish()
    .transform((values) => [...new Set(values ?? [])]);
const bound = z.number().nullish();
const range = z
  .object({ min: bound, max: bound })
  .nullish()
  .transform((value) => ({ min: value?.min ?? null, max: value?.max ?? null }));
const slug = searchText.nullish().transform((value) => value || null);

/**
 * Rounds degrees to about a decimetre: PostgreSQL reports an underflow when it squares very small values.
 */
const roundToDecimetre = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const searchSchema = z.object({
  words: searchText.nullish().transform((value) => value ?? ''),
  tribe_slug: slug,
  agent_slug: slug,
  state_slugs: valueList(searchText),
  districts: valueList(searchText),
  categories: valueList(searchText),
  subcategories: valueList(searchText),
  kinds: valueList(listingKindSchema),
  status: valueList(listingStatusSchema),
  asking_price: range,
  down_payment: range,
  discretionary_earnings: range,
  total_sales: range,
  employees: range,
  year_established: range,
  flags: valueList(z.enum(listingFlags)),
  near: z
    .object({
      latitude: z.number().min(-90).max(90).transform(roundToDecimetre),
      longitude: z.number().min(-180).max(180).transform(roundToDecimetre),
      radius_km: z.number().positive().max(1_000),
    })
    .nullish()
    .transform((value) => value ?? null),
});

/** A search with all its parts. Null and empty lists do not filter. */
export type ParsedSearch = z.infer<typeof searchSchema>;

/** @throws a client error that names the invalid part. */
export function parseSearch(search: ListingSearch): ParsedSearch {
  const parsed = searchSchema.safeParse(search);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const part = issue?.path.join('.') || 'search';
  throw clientError(`search.${part} cannot be searched for: ${issue?.message ?? 'it is malformed'}.`, part);
}
