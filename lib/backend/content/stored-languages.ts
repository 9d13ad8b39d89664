import type { Stored } from '@/lib/engine/stored';
import { contentLocale } from '@/lib/i18n/locales';
import type { StoredRow } from './stored-rows';

/** What is stored of a document, as the door wants to know it when one language is written. */
export function storedFor(rows: readonly StoredRow[], locale: string, original: unknown[] = []): Stored {
  const newest = rowsOf(rows, ['newest', 'document']);
  const own =
    newest.find((row) => row.locale === locale) ?? newest.find((row) => row.locale === contentLocale);
  return {
    now: own ? nodesOf(own) : [],
    elsewhere: [...rows.map(nodesOf), original],
    published: rows.filter((row) => row.holder !== 'restored' && row.isPublished).flatMap(nodesOf),
  };
}

/** The languages with content of their own that are stored along with the one that is written. */
export function otherLanguages(rows: readonly StoredRow[], locale: string): StoredRow[] {
  return rowsOf(rows, ['restored', 'newest', 'document']).filter((row) => row.locale !== locale);
}

/** The rows of the first of these holders that there is. */
function rowsOf(rows: readonly StoredRow[], holders: readonly StoredRow['holder'][]): StoredRow[] {
  const holder = holders.find((one) => rows.some((row) => row.holder === one));
  return rows.filter((row) => row.holder === holder);
}

function nodesOf({ text }: StoredRow): unknown[] {
  const blocks: unknown = JSON.parse(text);
  return Array.isArray(blocks) ? blocks : [];
}
