import { z } from 'zod';
import type { ListingSearch } from '@/lib/backend/contract/generated/resolvers';
import { clientError } from '@/lib/backend/contract/limits/client-error';
import { isStorable } from '@/lib/backend/contract/reads/can-match';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

/** The flags of a listing, in the order of the contract's enum. */
export const listingFlags = [
  'franchisee_operation',
  'relocatable',
  'real_estate_available',
  'real_estate_included',
  'lender_prequalified',
] as const;

const mostChosen = 50;
const text = z.string().max(200).refine(isStorable);
const chosen = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(mostChosen)
    .nullish()
    .transform((values) => [...new Set(values ?? [])]);
const bound = z.number().nullish();
const range = z
  .object({ min: bound, max: bound })
  .nullish()
  .transform((value) => ({ min: value?.min ?? null, max: value?.max ?? null }));
const slug = text.nullish().transform((value) => value || null);

const searchSchema = z.object({
  words: text.nullish().transform((value) => value ?? ''),
  tribe_slug: slug,
  agent_slug: slug,
  state_slugs: chosen(text),
  districts: chosen(text),
  categories: chosen(text),
  subcategories: chosen(text),
  kinds: chosen(listingKindSchema),
  status: chosen(listingStatusSchema),
  asking_price: range,
  down_payment: range,
  discretionary_earnings: range,
  total_sales: range,
  employees: range,
  year_established: range,
  flags: chosen(z.enum(listingFlags)),
  near: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      radius_km: z.number().positive().max(1_000),
    })
    .nullish()
    .transform((value) => value ?? null),
});

/** A search with every part said: null and empty lists ask for nothing. */
export type ReadSearch = z.infer<typeof searchSchema>;

/** @throws a clear error that names the part which cannot be searched for. */
export function readSearch(search: ListingSearch): ReadSearch {
  const parsed = searchSchema.safeParse(search);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const part = issue?.path.join('.') || 'search';
  throw clientError(`search.${part} cannot be searched for: ${issue?.message ?? 'it is malformed'}.`, part);
}
