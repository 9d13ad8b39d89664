import { z } from 'zod';
import { createClientError } from '@/lib/backend/platform/client-error';
import { isStorable } from '@/lib/backend/platform/reads/is-storable';
import type { SearchedPlace } from '@/lib/places/find-in-search';
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
const boundSchema = z.number().nullish();
const rangeSchema = z
  .object({ min: boundSchema, max: boundSchema })
  .nullish()
  .transform((value) => ({ min: value?.min ?? null, max: value?.max ?? null }));
const slugSchema = searchText.nullish().transform((value) => value || null);

/**
 * Rounds degrees to about a decimetre: PostgreSQL reports an underflow when it squares very small values.
 */
const roundToDecimetre = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const searchSchema = z.object({
  words: searchText.nullish().transform((value) => value ?? ''),
  tribe_slug: slugSchema,
  agent_slug: slugSchema,
  state_slugs: valueList(searchText),
  districts: valueList(searchText),
  cities: valueList(searchText),
  categories: valueList(searchText),
  subcategories: valueList(searchText),
  kinds: valueList(listingKindSchema),
  status: valueList(listingStatusSchema),
  asking_price: rangeSchema,
  down_payment: rangeSchema,
  discretionary_earnings: rangeSchema,
  total_sales: rangeSchema,
  employees: rangeSchema,
  year_established: rangeSchema,
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
export function parseSearch(search: z.input<typeof searchSchema>): ParsedSearch {
  const parsed = searchSchema.safeParse(search);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const part = issue?.path.join('.') || 'search';
  throw createClientError(
    `search.${part} cannot be searched for: ${issue?.message ?? 'it is malformed'}.`,
    part,
  );
}

/** The terms of a search: single words, or phrases of adjacent words. */
export type SearchTerms = { included: string[]; excluded: string[] };

/**
 * Words with the same meaning. The distinct ones are no part of a phrase with another meaning: `bar` is part of
 * `chop bar`.
 */
export type Synonyms = { all: readonly string[]; distinct: readonly string[] };

/** Terms with their other words, which match as well: `gas station` and `fuel station`. */
export type TermSynonyms = ReadonlyMap<string, Synonyms>;

/** Search terms, with those that occur in the name of a location and match all its listings. */
export type ResolvedTerms = SearchTerms & { placeTerms: ReadonlySet<string>; synonyms: TermSynonyms };

/** What the words of a search mean. */
export type SearchWords = {
  terms: ResolvedTerms;
  places: readonly SearchedPlace[];
  /** The corrected input; null when nothing was corrected. */
  corrected: string | null;
};

/** The terms to search for and, when they were corrected, the corrected input; else null. */
export type CorrectedTerms = { terms: ResolvedTerms; corrected: string | null };

const MAX_TERMS = 12;
const termPattern = /(-?)(?:"([^"]*)"?|(\S+))/g;
/** Typographic quotes and dashes, which phones and word processors insert. */
const curlyQuotes = /[“”„‟«»]/g;
const dashes = /(^|\s)[−–—](?=\S)/g;
/** Invisible characters, such as a soft hyphen in a copied word. */
const invisibleCharacters = /\p{Cf}/gu;
/** Search input with plain quotes and hyphens, and without invisible characters. */
export const normaliseInput = (input: string): string =>
  input
    .normalize('NFKC')
    .replaceAll(invisibleCharacters, '')
    .replaceAll(curlyQuotes, '"')
    .replaceAll(dashes, '$1-');

/**
 * Parses search input: -word excludes, "two words" is one phrase. Terms without a letter or digit are
 * ignored, as is everything after the twelfth term.
 */
export function parseTerms(input: string): SearchTerms {
  const terms: SearchTerms = { included: [], excluded: [] };
  for (const [, isExcluded, phrase, word] of [...normaliseInput(input).matchAll(termPattern)].slice(
    0,
    MAX_TERMS,
  )) {
    const value = (phrase ?? word ?? '').replaceAll('"', '').trim();
    if (/[\p{L}\p{N}]/u.test(value)) (isExcluded ? terms.excluded : terms.included).push(value);
  }
  return terms;
}

/** Formats terms as search input. */
export function formatTerms({ included, excluded }: SearchTerms): string {
  const formatTerm = (value: string) => (/\s/.test(value) ? `"${value}"` : value);
  return [...included.map(formatTerm), ...excluded.map((value) => `-${formatTerm(value)}`)].join(' ');
}
