import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { editDistance } from '@/lib/backend/contract/search/edit-distance';
import {
  type CorrectedWords,
  type FoundWords,
  type SearchWords,
  writeWords,
} from '@/lib/backend/contract/search/read-words';
import { namesPlace, toQuery } from '@/lib/backend/contract/search/words-query';

const termRow = z.object({
  term: z.string(),
  is_empty: z.boolean(),
  is_found: z.boolean(),
  is_place: z.boolean(),
});
/** Whether a listing holds what `query` asks for. */
const isHeld = sql`exists(select from listing_words where words @@ query)`;
const nearRow = z.object({ word: z.string(), apart: z.string().nullable(), near: z.array(z.string()) });
/** How many words that look alike are compared letter by letter. */
const compared = 20;
const eachWord = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words as they are looked for: without those that say nothing, as "the", and with the nearest word in place of one that no listing
 * holds and no place is called. `corrected` says them then; `places` are the terms that are in the name of a region or a district.
 */
export async function correctWords(reading: Reading, words: SearchWords): Promise<CorrectedWords> {
  const { words: said, missing } = await findTerms(reading, words);
  if (missing.length === 0) return { words: said, corrected: null };
  const mended = await mendWords(reading, missing);
  const wanted = said.wanted.map((term) =>
    missing.includes(term) ? term.replaceAll(eachWord, (word) => mended.get(word) ?? word) : term,
  );
  const isChanged = wanted.some((term, place) => term !== said.wanted[place]);
  if (!isChanged) return { words: said, corrected: null };
  // What a word was mended to may be the name of a place.
  const { words: found } = await findTerms(reading, { ...said, wanted });
  return { words: found, corrected: writeWords(found) };
}

/** The terms that say something, and which of those that are wanted no listing holds and no place is called. */
async function findTerms(
  reading: Reading,
  words: SearchWords,
): Promise<{ words: FoundWords; missing: string[] }> {
  const known = await readTerms(reading, [...words.wanted, ...words.unwanted]);
  const saying = (some: typeof known) => some.filter(({ is_empty }) => !is_empty);
  const wanted = saying(known.slice(0, words.wanted.length));
  const unwanted = saying(known.slice(words.wanted.length));
  const termsOf = (some: typeof known) => some.map(({ term }) => term);
  const places = new Set(termsOf([...wanted, ...unwanted].filter(({ is_place }) => is_place)));
  return {
    words: { wanted: termsOf(wanted), unwanted: termsOf(unwanted), places },
    missing: termsOf(wanted.filter(({ is_found, is_place }) => !is_found && !is_place)),
  };
}

async function readTerms(reading: Reading, terms: readonly string[]) {
  if (terms.length === 0) return [];
  const rows = terms.map(
    (term, place) => sql`select ${place}::int as place, ${term}::text as term, ${toQuery([term])} as query`,
  );
  return queryAcross(
    reading,
    [],
    sql`select term, numnode(query) = 0 as is_empty, ${isHeld} as is_found,
      exists(${namesPlace('region', sql`query`)}) or exists(${namesPlace('district', sql`query`)}) as is_place
      from (${sql.join(rows, sql` union all `)}) as terms order by place`,
    termRow,
  );
}

/** Of the words in terms that no listing holds and no place is called: the same written apart where that is held or called so, else the nearest word that is. */
async function mendWords(reading: Reading, terms: readonly string[]): Promise<Map<string, string>> {
  const words = new Set(terms.flatMap((term) => term.match(eachWord) ?? []));
  const nearIn = (table: string) =>
    sql`(select word from ${sql.raw(table)} order by word <-> written, word limit ${compared})`;
  const isKnown = sql`(${isHeld} or exists(select from place_names where name @@ query))`;
  const queryOf = (text: string) => sql.raw(`lateral phraseto_tsquery('english', ${text}) as query`);
  const rows = await queryAcross(
    reading,
    [],
    sql`with places as materialized (
        select search_text(name) as written from (select name from regions union all select name from regions_districts) as named),
      place_names as materialized (select to_tsvector('english', written) as name from places),
      place_words as materialized (
        select distinct word from places, string_to_table(written, ' ') as word where word ~ '^[[:alpha:]]{3,40}$')
      select asked.word,
        (select parts from generate_series(3, length(written) - 3) as first,
          lateral concat_ws(' ', left(written, first), substr(written, first + 1)) as parts, ${queryOf('parts')}
          where numnode(query) > 1 and ${isKnown} order by first limit 1) as apart,
        array(select near.word from (${nearIn('listing_vocabulary')} union ${nearIn('place_words')}) as near,
          ${queryOf('near.word')} where ${isKnown} order by near.word <-> written, near.word) as near
      from unnest(${sql.param([...words])}::text[]) as asked (word),
        lateral search_text(asked.word) as written, ${queryOf('written')}
      where not ${isKnown}`,
    nearRow,
  );
  return new Map(
    rows.flatMap(({ word, apart, near }) => {
      const mended = apart ?? chooseNearest(word, near);
      return mended ? [[word, mended] as const] : [];
    }),
  );
}

/** The word with the fewest letters changed, of several the first; null when all are more than a slip away. */
function chooseNearest(word: string, near: readonly string[]): string | null {
  const written = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // Of a shorter word two letters make another one, as kente of kenkey.
  const slip = written.length > 7 ? 2 : 1;
  const [nearest] = near
    .map((one) => ({ one, distance: editDistance(written, one) }))
    .filter(({ distance }) => distance <= slip)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.one ?? null;
}
