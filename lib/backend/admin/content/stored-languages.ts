import type { StoredVersions } from '@/lib/engine/stored-versions';
import { contentLocale } from '@/lib/i18n/locales';
import type { StoredRow } from './stored-rows';

/**
 * The stored content of a document in the form that block validation requires when one locale is written.
 */
export function storedContentFor(rows: readonly StoredRow[], locale: string, original: unknown[] = []): StoredVersions {
  const latestRows = rowsOfFirstHolder(rows, ['newest', 'document']);
  const localeRow =
    latestRows.find((row) => row.locale === locale) ?? latestRows.find((row) => row.locale === contentLocale);
  return {
    current: localeRow ? nodesOf(localeRow) : [],
    otherVersions: [...rows.map(nodesOf), original],
    published: rows.filter((row) => row.holder !== 'restored' && row.isPublished).flatMap(nodesOf),
  };
}

/** The other stored locales with their own content. */
export function otherLocaleRows(rows: readonly StoredRow[], locale: string): StoredRow[] {
  return rowsOfFirstHolder(rows, ['restored', 'newest', 'document']).filter((row) => row.locale !== locale);
}

/** The rows of the first holder that has any. */
function rowsOfFirstHolder(rows: readonly StoredRow[], holders: readonly StoredRow['holder'][]): StoredRow[] {
  const holder = holders.find((one) => rows.some((row) => row.holder === one));
  return rows.filter((row) => row.holder === holder);
}

function nodesOf({ text }: StoredRow): unknown[] {
  const blocks: unknown = JSON.parse(text);
  return Array.isArray(blocks) ? blocks : [];
}
