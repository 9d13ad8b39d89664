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

/** A word that more owners say does not tell theirs from others. */
const mostOwners = 30;

/** Whether a record says each of the words, or its owner does, whose words it is found by, and the owner one of them. */
export function saysWithOwner(kind: ReferenceKind, words: readonly string[]): SQL[] {
  const { own, translated, owners = {} } = recordKinds[kind];
  const byOwner = (some: readonly string[]) =>
    Object.entries(owners).map(([column, owner]) => {
      const saying = some.map((word) => saysWord(sql.raw(recordKinds[owner].own ?? ''), word));
      return sql`${sql.identifier(column)} = any (array(select id from ${tableNames(owner).table}
        where ${sql.join(saying, sql` or `)} limit ${mostOwners}))`;
    });
  const either = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;
  const itself = (word: string) =>
    [own, translated].flatMap((columns) => (columns ? [saysWord(sql.raw(columns), word)] : []));
  return [either(byOwner(words)), ...words.map((word) => either([...itself(word), ...byOwner([word])]))];
}
