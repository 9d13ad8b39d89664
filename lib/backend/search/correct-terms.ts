import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';
import { createLocationQuery, toTsQuery } from '@/lib/backend/search/match-terms';
import {
  type CorrectedTerms,
  formatTerms,
  type ResolvedTerms,
  type SearchTerms,
  type TermSynonyms,
} from '@/lib/backend/search/parse-search';
import { editDistance } from '@/lib/places/edit-distance';
import { foldLetters } from '@/schemas/fold-letters';

const termRow = z.object({
  term: z.string(),
  is_empty: z.boolean(),
  is_in_listings: z.boolean(),
  is_place: z.boolean(),
});
/** The condition that a listing contains the terms of `query`. */
const isInListings = sql`exists(select from listing_words where words @@ query)`;
const correctionRow = z.object({
  word: z.string(),
  split: z.string().nullable(),
  similar: z.array(z.string()),
});
/** Number of similar words whose edit distance is computed. */
const MAX_CANDIDATES = 20;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The terms to search for: without stop words such as "the", and with the closest word instead of one that
 * occurs in no listing and no place name. `corrected` is then the corrected input; `placeTerms` are the
 * terms that occur in the name of a region or a district.
 */
export async function correctTerms(
  context: ReadContext,
  terms: SearchTerms & { synonyms: TermSynonyms },
  findSimilarName: (word: string) => string | undefined,
): Promise<CorrectedTerms> {
  const { terms: resolved, missing } = await resolveTerms(context, terms);
  if (missing.length === 0) return { terms: resolved, corrected: null };
  const corrections = await findCorrections(context, missing, findSimilarName);
  const included = resolved.included.map((term) =>
    missing.includes(term) ? term.replaceAll(wordPattern, (word) => corrections.get(word) ?? word) : term,
  );
  const isChanged = included.some((term, index) => term !== resolved.included[index]);
  if (!isChanged) return { terms: resolved, corrected: null };
  // A correction may be the name of a place.
  const { terms: corrected } = await resolveTerms(context, { ...resolved, included });
  return { terms: corrected, corrected: formatTerms(corrected) };
}

/** The terms that are not stop words, and the included ones that occur in no listing and no place name. */
async function resolveTerms(
  context: ReadContext,
  terms: SearchTerms & { synonyms: TermSynonyms },
): Promise<{ terms: ResolvedTerms; missing: string[] }> {
  const { synonyms } = terms;
  const rows = await readTerms(context, [...terms.included, ...terms.excluded]);
  const withoutStopWords = (termRows: typeof rows) => termRows.filter(({ is_empty }) => !is_empty);
  const includedRows = withoutStopWords(rows.slice(0, terms.included.length));
  const excludedRows = withoutStopWords(rows.slice(terms.included.length));
  const termsOf = (termRows: typeof rows) => termRows.map(({ term }) => term);
  const placeTerms = new Set(termsOf([...includedRows, ...excludedRows].filter(({ is_place }) => is_place)));
  return {
    terms: { included: termsOf(includedRows), excluded: termsOf(excludedRows), placeTerms, synonyms },
    missing: termsOf(
      includedRows.filter(
        ({ is_in_listings, is_place, term }) => !is_in_listings && !is_place && !synonyms.has(term),
      ),
    ),
  };
}

async function readTerms(context: ReadContext, terms: readonly string[]) {
  if (terms.length === 0) return [];
  const rows = terms.map(
    (term, position) =>
      sql`select ${position}::int as position, ${term}::text as term, ${toTsQuery([term])} as query`,
  );
  return queryCollections(
    context,
    [],
    sql`select term, numnode(query) = 0 as is_empty, ${isInListings} as is_in_listings,
      exists(${createLocationQuery('region', sql`query`)}) or exists(${createLocationQuery('district', sql`query`)}) as is_place
      from (${sql.join(rows, sql` union all `)}) as terms order by position`,
    termRow,
  );
}

/**
 * Corrections of the unknown words in these terms: two words where a missing space explains it, else the
 * closest word of the listings, else a name of the gazetteer or a synonym.
 */
async function findCorrections(
  context: ReadContext,
  terms: readonly string[],
  findSimilarName: (word: string) => string | undefined,
): Promise<Map<string, string>> {
  const words = new Set(terms.flatMap((term) => term.match(wordPattern) ?? []));
  const candidatesIn = (table: string) =>
    sql`(select word from ${sql.raw(table)} order by word <-> normalised, word limit ${MAX_CANDIDATES})`;
  const isKnownWord = sql`(${isInListings} or exists(select from place_names where name @@ query))`;
  const queryOf = (text: string) => sql.raw(`lateral phraseto_tsquery('english', ${text}) as query`);
  const rows = await queryCollections(
    context,
    [],
    sql`with places as materialized (
        select search_text(name) as written from (select name from regions union all select name from regions_districts) as named),
      place_names as materialized (select to_tsvector('english', written) as name from places),
      place_words as materialized (
        select distinct word from places, string_to_table(written, ' ') as word where word ~ '^[[:alpha:]]{3,40}$')
      select input.word,
        (select parts from generate_series(3, length(normalised) - 3) as first,
          lateral concat_ws(' ', left(normalised, first), substr(normalised, first + 1)) as parts, ${queryOf('parts')}
          where numnode(query) > 1 and ${isKnownWord} order by first limit 1) as split,
        array(select candidate.word from (${candidatesIn('listing_vocabulary')} union ${candidatesIn('place_words')}) as candidate,
          ${queryOf('candidate.word')} where ${isKnownWord} order by candidate.word <-> normalised, candidate.word) as similar
      from unnest(${sql.param([...words])}::text[]) as input (word),
        lateral search_text(input.word) as normalised, ${queryOf('normalised')}
      where not ${isKnownWord}`,
    correctionRow,
  );
  return new Map(
    rows.flatMap(({ word, split, similar }) => {
      const correction = split ?? findClosestWord(word, similar) ?? findSimilarName(word);
      return correction ? [[word, correction] as const] : [];
    }),
  );
}

/** The candidate with the smallest edit distance, the first of several; null when all exceed the maximum. */
function findClosestWord(word: string, candidates: readonly string[]): string | null {
  const normalised = foldLetters(word);
  // In shorter words, two edits make a different word, such as kenkey and kente.
  const maxDistance = normalised.length > 7 ? 2 : 1;
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(normalised, candidate) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate ?? null;
}
