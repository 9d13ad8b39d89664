import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { contentLocale } from '@/lib/i18n/locales';
import type { ReferenceKind } from '@/schemas/reference';
import { recordKinds, tableNames } from './record-kinds';
import { saysWord } from './says-word';

/** Whether a record of a kind says each of the words, as conditions of which an index knows one at least. */
export function saysWords(kind: ReferenceKind, words: readonly string[]): SQL[] {
  const { own, translated } = recordKinds[kind];
  const { table, locales } = tableNames(kind);
  const inOwn = (word: string) => (own ? [saysWord(sql.raw(own), word)] : []);
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (!translated || longest === undefined) return words.flatMap(inOwn);
  const inTexts = (word: string) => saysWord(sql.raw(translated), word);
  const whose = (said: readonly string[]) =>
    sql`select _parent_id from ${locales} where _locale = ${contentLocale} and ${sql.join(said.map(inTexts), sql` and `)}`;
  if (!own) return [sql`${table}.id in (${whose(words)})`];
  // No index tells of two tables: what says the longest word in either is found first.
  const first = sql`${whose([longest])} union all select id from ${table} where ${sql.join(inOwn(longest))}`;
  return [
    sql`${table}.id in (${first})`,
    ...words.map((word) => sql`(${sql.join([...inOwn(word), inTexts(word)], sql` or `)})`),
  ];
}
