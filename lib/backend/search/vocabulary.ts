import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '@/lib/backend/platform/database/request-transaction';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';
import { indexSynonyms, type SynonymIndex } from '@/lib/backend/search/synonyms';
import { activeCountry } from '@/lib/i18n/active-country';
import type { GazetteerPlace } from '@/lib/places/gazetteer';
import { createPlaces, type Places, shippedPlaces } from '@/lib/places/resolve-place';
import { shippedSynonyms } from '@/lib/starter/search-synonyms';

/** What the words of a search mean: the places of the gazetteer and of the network, and synonyms. */
export type Vocabulary = { places: Places; synonyms: SynonymIndex };

const defaultSynonyms = indexSynonyms(shippedSynonyms.map(({ name, words }) => [name, ...words]));

/** The vocabulary of a network that has added nothing. */
export const shippedVocabulary: Vocabulary = { places: shippedPlaces, synonyms: defaultSynonyms };

const rowSchema = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      town: z.string().nullable(),
      region: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      aliases: z.array(z.string()),
    }),
  ),
  synonyms: z.array(z.array(z.string())),
});

const texts = (table: string): string =>
  `(select coalesce(json_agg(text order by "order"), '[]') from ${table}_texts where parent_id = ${table}.id and text is not null)`;

const toPlace = ({ town, ...place }: z.infer<typeof rowSchema>['places'][number]): GazetteerPlace => ({
  ...place,
  kind: town ? 'quarter' : 'town',
  town: town || place.name,
  twins: [],
  isMinor: false,
});

/** The vocabulary that was read last: indexing its names takes longer than the query. */
let cached: { key: string; vocabulary: Vocabulary } | undefined;

function toVocabulary(row: z.infer<typeof rowSchema>): Vocabulary {
  const key = JSON.stringify(row);
  if (cached?.key === key) return cached.vocabulary;
  const { places, synonyms } = row;
  const vocabulary = {
    places: places.length === 0 ? shippedPlaces : createPlaces(activeCountry, places.map(toPlace)),
    synonyms: synonyms.length === 0 ? defaultSynonyms : indexSynonyms(synonyms),
  };
  cached = { key, vocabulary };
  return vocabulary;
}

const vocabularyQuery = sql.raw(`select
  (select coalesce(json_agg(json_build_object('name', name, 'town', town, 'latitude', latitude, 'longitude', longitude,
    'region', (select regions.name from regions where regions.id = region_id), 'aliases', ${texts('places')})
    order by name), '[]') from places) as places,
  (select coalesce(json_agg((select json_agg(word) from (
    select search_synonyms.name as word union all
    select text from search_synonyms_texts where parent_id = search_synonyms.id and text is not null) as words)), '[]')
    from search_synonyms) as synonyms`);

/** The names that the network added and its synonyms; those of the product while it has none. */
export async function readVocabulary(context: ReadContext): Promise<Vocabulary> {
  const collections = ['places', 'search-synonyms'] as const;
  const rows = await queryCollections(context, collections, vocabularyQuery, rowSchema);
  return rows[0] ? toVocabulary(rows[0]) : shippedVocabulary;
}

/** Like `readVocabulary`, in the transaction of a request. */
export async function readVocabularyInRequest(req: PayloadRequest): Promise<Vocabulary> {
  const [row] = await executeSql(req, vocabularyQuery);
  return toVocabulary(rowSchema.parse(row));
}

/** A text that changes with every change of a place or synonym: their number, and the transactions that wrote them. */
export const vocabularyVersionSql = `(select concat_ws(' ', count(*), sum(xmin::text::bigint)) from (
  select xmin from places union all select xmin from search_synonyms) as words)`;
