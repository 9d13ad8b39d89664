import { z } from 'zod';
import { localPathSchema } from '../safe-url';
import { choiceNames } from './search-names';
import { searchStateSchema } from './search-state';

const count = z.int().min(0);

/** A value that a search can be narrowed to, and how many there would be. */
const facetSchema = z.strictObject({ value: z.string(), label: z.string(), count });
export type SearchFacet = z.infer<typeof facetSchema>;

/** The middle of `n` amounts in pesewas, or of `n` multiples. */
const medianSchema = z.strictObject({ value: z.number(), n: count }).nullable();

/** Where another page of the same search is. */
const placeSchema = searchStateSchema.pick({ after: true, from: true });

const spot = { latitude: z.number(), longitude: z.number() };

/** What a page's own block narrows every search to, whoever searches. */
export const fixedGroupSchema = z.enum(['region', 'category', 'kind', 'status']);

/** What is to be said of the listings that were searched for, and what to search for next. */
export const foundListingsSchema = z.strictObject({
  /** The page's own, without language. */
  path: localPathSchema,
  state: searchStateSchema,
  /** Groups that the block has settled, which are not offered. */
  fixed: z.array(fixedGroupSchema),
  total: count,
  /** There are more than `total`, which is as far as was counted. */
  isCapped: z.boolean(),
  next: placeSchema.nullable(),
  previous: placeSchema.nullable(),
  /** Which of all the first and the last one listed are; null where nobody knows. */
  shown: z.strictObject({ first: count, last: count }).nullable(),
  facets: z.record(z.enum([...choiceNames, 'status']), z.array(facetSchema)),
  medians: z.strictObject({ price: medianSchema, sde: medianSchema, multiple: medianSchema }),
  /** The words that were searched for in place of those that are found nowhere. */
  corrected: z.string().nullable(),
  /** Where nothing was found: how many there are without one of the filters, or with it only. */
  remedies: z.array(
    z.strictObject({ way: z.enum(['without', 'only']), filter: z.string(), count, isCapped: z.boolean() }),
  ),
  /** Where an office or an agent has none, or was asked for some of its own: the same search in the whole network, and how many that finds. */
  wider: z.strictObject({ href: localPathSchema, count, isCapped: z.boolean() }).nullable(),
  /** Regions and districts by their slugs, where a map is asked for. */
  spots: z.array(z.strictObject({ slug: z.string(), ...spot })),
});
export type FoundListings = z.infer<typeof foundListingsSchema>;
