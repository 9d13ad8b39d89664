import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';

const mostWords = 10;
/** Letters in a row by which the index of words knows a part within a word. */
const knownPart = 3;

/** The words of what somebody typed. */
export const wordsOf = (sought: string): string[] =>
  sought.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);

/**
 * Whether the columns say a word, as a condition in SQL: anywhere, whatever its case and accents. One or two letters are looked for where
 * words begin: within, they stand nearly everywhere, and no index knows where.
 */
export function saysWord(columns: SQL, word: string): SQL {
  const text = sql`plain_words(${columns})`;
  const part = word.replace(/[\\%_]/g, '\\$&');
  const like = (pattern: string) => sql`${text} like plain_words(${pattern}::text)`;
  return word.length < knownPart ? sql`(${like(`${part}%`)} or ${like(`% ${part}%`)})` : like(`%${part}%`);
}
