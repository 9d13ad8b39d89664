import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { editDistance } from '@/lib/backend/contract/search/edit-distance';
import { type CorrectedWords, type SearchWords, writeWords } from '@/lib/backend/contract/search/read-words';
import { namesPlace, toQuery } from '@/lib/backend/contract/search/words-query';

const termRow = z.object({
  term: z.string(),
  is_empty: z.boolean(),
  is_found: z.boolean(),
  is_place: z.boolean(),
});
const nearRow = z.object({ word: z.string(), near: z.array(z.string()) });
/** How many words that look alike are compared letter by letter. */
const compared = 20;

/**
 * The words as they are looked for: without those that say nothing, as "the", and with the nearest word in place of one that no listing
 * holds and no place is called. `corrected` says them then; `places` are the terms that are in the name of a region or a district.
 */
export async function correctWords(reading: Reading, words: SearchWords): Promise<CorrectedWords> {
  const known = await findTerms(reading, [...words.wanted, ...words.unwanted]);
  const saying = (some: typeof known) => some.filter(({ is_empty }) => !is_empty);
  const terms = saying(known.slice(0, words.wanted.length));
  const unwanted = saying(known.slice(words.wanted.length));
  const places = new Set([...terms, ...unwanted].flatMap(({ term, is_place }) => (is_place ? [term] : [])));
  const said = { wanted: terms.map(({ term }) => term), unwanted: unwanted.map(({ term }) => term), places };
  const missing = terms.filter((term) => !term.is_found && !term.is_place).map(({ term }) => term);
  if (missing.length === 0) return { words: said, corrected: null };
  const nearest = await findNearest(reading, missing);
  const wanted = said.wanted.map((term) =>
    missing.includes(term)
      ? term.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => nearest.get(word) ?? word)
      : term,
  );
  const found = { ...said, wanted };
  const isChanged = wanted.some((term, place) => term !== said.wanted[place]);
  return { words: found, corrected: isChanged ? writeWords(found) : null };
}

async function findTerms(reading: Reading, terms: readonly string[]) {
  if (terms.length === 0) return [];
  const rows = terms.map(
    (term, place) => sql`select ${place}::int as place, ${term}::text as term, ${toQuery([term])} as query`,
  );
  return queryAcross(
    reading,
    [],
    sql`select term, numnode(query) = 0 as is_empty, exists(select from listing_words where words @@ query) as is_found,
      exists(${namesPlace('region', sql`query`)}) or exists(${namesPlace('district', sql`query`)}) as is_place
      from (${sql.join(rows, sql` union all `)}) as terms order by place`,
    termRow,
  );
}

/** Of the words in terms that no listing holds and no place is called: the nearest that a listing does hold. */
async function findNearest(reading: Reading, terms: readonly string[]): Promise<Map<string, string>> {
  const words = new Set(terms.flatMap((term) => term.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));
  const isHeld = sql`exists(select from listing_words where words @@ phraseto_tsquery('english', near.word))`;
  const rows = await queryAcross(
    reading,
    [],
    sql`select asked.word, array(
        select near.word from (select word from listing_vocabulary order by word <-> search_text(asked.word), word limit ${compared}) as near
        where ${isHeld}) as near
      from unnest(${sql.param([...words])}::text[]) as asked (word)
      cross join lateral (select phraseto_tsquery('english', search_text(asked.word)) as query) as whole
      where not exists(select from listing_words where words @@ query)
        and not exists(${namesPlace('region', sql`query`)}) and not exists(${namesPlace('district', sql`query`)})`,
    nearRow,
  );
  return new Map(
    rows.flatMap(({ word, near }) => {
      const nearest = chooseNearest(word, near);
      return nearest ? [[word, nearest] as const] : [];
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
