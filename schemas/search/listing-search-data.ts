import { z } from 'zod';
import { localPathSchema } from '../safe-url';
import { choiceNames } from './search-names';
import { searchStateSchema } from './search-state';

const count = z.int().min(0);

/** A filter value and the number of results with it. */
const searchFacetSchema = z.strictObject({ value: z.string(), label: z.string(), count });
export type SearchFacet = z.infer<typeof searchFacetSchema>;

/** The median of `n` amounts in pesewas, or of `n` multiples. */
const medianSchema = z.strictObject({ value: z.number(), n: count }).nullable();

/** The position of another page of the same search. */
const pageCursorSchema = searchStateSchema.pick({ after: true, from: true });

const coordinates = { latitude: z.number(), longitude: z.number() };

/** The filter groups that the block of a page can fix for every search. */
export const fixedGroupSchema = z.enum(['region', 'category', 'kind', 'status']);

/** The result of a listing search, with suggestions for further searches. */
export const listingSearchDataSchema = z.strictObject({
  /** The path of the page, without language. */
  path: localPathSchema,
  state: searchStateSchema,
  /** The filter groups that the block fixes, which are not offered. */
  fixed: z.array(fixedGroupSchema),
  total: count,
  /** The number of results exceeds `total`, where counting stopped. */
  isCapped: z.boolean(),
  next: pageCursorSchema.nullable(),
  previous: pageCursorSchema.nullable(),
  /** The positions of the first and last listing among all results; null when unknown. */
  shown: z.strictObject({ first: count, last: count }).nullable(),
  facets: z.record(z.enum([...choiceNames, 'status']), z.array(searchFacetSchema)),
  medians: z.strictObject({ price: medianSchema, sde: medianSchema, multiple: medianSchema }),
  /** The corrected search words, used because the original ones have no results. */
  corrected: z.string().nullable(),
  /** A place among the words without listings of its own; the results are those around it, if any. */
  unlistedPlace: z.string().nullable(),
  /** Without results: the number of results without one of the filters, or with that filter only. */
  remedies: z.array(
    z.strictObject({ mode: z.enum(['without', 'only']), filter: z.string(), count, isCapped: z.boolean() }),
  ),
  /**
   * When an office or agent has no results, or the search is limited to its listings: the same search in the
   * entire network, with the number of results.
   */
  wider: z.strictObject({ href: localPathSchema, count, isCapped: z.boolean() }).nullable(),
  /** The coordinates of regions and districts by slug, for a map. */
  spots: z.array(z.strictObject({ slug: z.string(), ...coordinates })),
});
export type ListingSearchData = z.infer<typeof listingSearchDataSchema>;
