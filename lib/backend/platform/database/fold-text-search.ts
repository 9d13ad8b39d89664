import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { type Column, isNotNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle';

/**
 * Replaces the text operators of Payload's queries, such as the search of lists: they ignore case, accents and
 * the letters of Ghanaian languages, and `%`, `_` and `\` are literal.
 */
export function foldTextSearch(adapter: PostgresAdapter): void {
  const { like } = adapter.operators;
  const contains = (column: Column, value: unknown): SQL => {
    const text = innerText(value);
    // Payload also matches its own paths by `like`, such as `items.%.texts`.
    return text === null ? like(column, value) : containsText(column, text);
  };
  const excludes = (column: Column, value: unknown): SQL =>
    sql`(${isNotNull(column)} and not ${containsText(column, innerText(value) ?? String(value))})`;
  adapter.operators = { ...adapter.operators, like: contains, contains, not_like: excludes };
}

/** The text that Payload has put between two `%`; null for other patterns. */
const innerText = (value: unknown): string | null =>
  typeof value === 'string' ? (/^%(.*)%$/s.exec(value)?.[1] ?? null) : null;

const containsText = (column: Column, text: string): SQL =>
  sql`fold_text(${column}::text) like fold_text(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text)`;
