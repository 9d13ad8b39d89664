import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';

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
export function wordCondition(columns: SQL, word: string): SQL {
  const normalizedText = sql`plain_words(${columns})`;
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  const like = (pattern: string) => sql`${normalizedText} like plain_words(${pattern}::text)`;
  return word.length < TRIGRAM_LENGTH ? sql`(${like(`${escaped}%`)} or ${like(`% ${escaped}%`)})` : like(`%${escaped}%`);
}
