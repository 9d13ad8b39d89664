import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { contentLocale } from '@/lib/i18n/locales';
import type { ReferenceKind } from '@/schemas/reference';
import { recordKinds, tableIdentifiersOf } from './record-kinds';

const MAX_WORDS = 10;
/** Length of the letter sequences (trigrams) in the word index. */
const TRIGRAM_LENGTH = 3;

/** Splits a search term into words. */
export const splitWords = (searchTerm: string): string[] =>
  searchTerm.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/**
 * SQL condition: the columns contain a word, ignoring case and accents. Words of one or two letters match at
 * the start of words only, because they occur almost everywhere and the trigram index does not cover them.
 */
export function createWordCondition(columns: SQL, word: string): SQL {
  const normalizedText = sql`fold_text(${columns})`;
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  const like = (pattern: string) => sql`${normalizedText} like fold_text(${pattern}::text)`;
  return word.length < TRIGRAM_LENGTH
    ? sql`(${like(`${escaped}%`)} or ${like(`% ${escaped}%`)})`
    : like(`%${escaped}%`);
}

/** SQL conditions: a record of a kind contains each word. An index covers at least one of the conditions. */
export function createWordConditions(kind: ReferenceKind, words: readonly string[]): SQL[] {
  const { searchColumns, translatedColumns } = recordKinds[kind];
  const { table, locales } = tableIdentifiersOf(kind);
  const inDocument = (word: string) =>
    searchColumns ? [createWordCondition(sql.raw(searchColumns), word)] : [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (!translatedColumns || longest === undefined) return words.flatMap(inDocument);
  const inTranslation = (word: string) => createWordCondition(sql.raw(translatedColumns), word);
  const translatedIds = (someWords: readonly string[]) =>
    sql`select _parent_id from ${locales} where _locale = ${contentLocale} and ${sql.join(someWords.map(inTranslation), sql` and `)}`;
  if (!searchColumns) return [sql`${table}.id in (${translatedIds(words)})`];
  // No index spans both tables: rows with the longest word in either table are found first.
  const candidates = sql`${translatedIds([longest])} union all select id from ${table} where ${sql.join(inDocument(longest))}`;
  return [
    sql`${table}.id in (${candidates})`,
    ...words.map((word) => sql`(${sql.join([...inDocument(word), inTranslation(word)], sql` or `)})`),
  ];
}

/** More matching owners than this make a word useless as a filter. */
const MAX_OWNERS = 30;

/**
 * SQL conditions: a record or its searchable owner contains each word, and the owner contains at least one
 * of them.
 */
export function createWordConditionsWithOwner(kind: ReferenceKind, words: readonly string[]): SQL[] {
  const { searchColumns, translatedColumns, owners = {} } = recordKinds[kind];
  const ownerConditions = (someWords: readonly string[]) =>
    Object.entries(owners).map(([column, owner]) => {
      const matching = someWords.map((word) =>
        createWordCondition(sql.raw(recordKinds[owner].searchColumns ?? ''), word),
      );
      return sql`${sql.identifier(column)} = any (array(select id from ${tableIdentifiersOf(owner).table}
        where ${sql.join(matching, sql` or `)} limit ${MAX_OWNERS}))`;
    });
  const either = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;
  const inRecord = (word: string) =>
    [searchColumns, translatedColumns].flatMap((columns) =>
      columns ? [createWordCondition(sql.raw(columns), word)] : [],
    );
  return [
    either(ownerConditions(words)),
    ...words.map((word) => either([...inRecord(word), ...ownerConditions([word])])),
  ];
}
