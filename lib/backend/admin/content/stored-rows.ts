import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { StoredVersions } from '@/lib/engine/stored-versions';
import { contentLocale } from '@/lib/i18n/locales';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';

const rowSchema = z.object({
  /**
   * The holder of the row: the document, its latest version, or an earlier version that is being restored.
   */
  holder: z.enum(['document', 'newest', 'restored']),
  /** Id of the document or version. */
  parent: z.number(),
  locale: z.string(),
  text: z.string(),
  isPublished: z.boolean(),
});

/** The blocks or the body of a document in one locale, as stored JSON or text. */
export type StoredRow = z.infer<typeof rowSchema>;

/**
 * The stored rows of all locales of a document: those of the latest version first, then those of the
 * published document, then those of the restored version.
 */
export async function readStoredRows(
  req: PayloadRequest,
  collection: string,
  id: number,
  field: 'blocks' | 'body' = 'blocks',
): Promise<StoredRow[]> {
  const tables = tablesOf(collection);
  const [column, versionColumn] = [sql.identifier(field), sql.identifier(`version_${field}`)];
  const restored = getRestoredVersion(req);
  const rows = await executeSql(
    req,
    sql`select case when v.latest then 'newest' else 'restored' end as holder, v.id as parent, l._locale as locale,
          l.${versionColumn}::text as text, coalesce(v.version__status = 'published', false) as "isPublished"
        from ${sql.identifier(tables.versions)} v join ${sql.identifier(tables.versionLocales)} l on l._parent_id = v.id
        where v.parent_id = ${id} and (v.latest or v.id = ${restored}) and l.${versionColumn} is not null
        union all
        select 'document', d.id, l._locale, l.${column}::text, coalesce(d._status = 'published', false)
        from ${sql.identifier(tables.documents)} d join ${sql.identifier(tables.locales)} l on l._parent_id = d.id
        where d.id = ${id} and l.${column} is not null`,
  );
  const order = ['newest', 'document', 'restored'];
  return z
    .array(rowSchema)
    .parse(rows)
    .sort((a, b) => order.indexOf(a.holder) - order.indexOf(b.holder));
}

/** Writes the text of one locale directly, without Payload parsing and serialising it. */
export async function writeStoredRow(
  req: PayloadRequest,
  collection: string,
  { holder, parent, locale }: StoredRow,
  text: string,
): Promise<void> {
  const { locales, versionLocales } = tablesOf(collection);
  const target = sql.identifier(holder === 'document' ? locales : versionLocales);
  const column = sql.identifier(holder === 'document' ? 'blocks' : 'version_blocks');
  await executeSql(
    req,
    sql`update ${target} set ${column} = ${text}::json where _parent_id = ${parent} and _locale = ${locale}`,
  );
}

const keyOf = (collection: string, id: unknown) => `blocks of ${collection} ${id}`;

/** Stores the rows in the request context before a write. */
export function cacheRowsBeforeWrite(
  req: PayloadRequest,
  collection: string,
  id: number,
  rows: StoredRow[],
): void {
  req.context[keyOf(collection, id)] = rows;
}

export function getRowsBeforeWrite(req: PayloadRequest, collection: string, id: number): StoredRow[] {
  return rowSchema.array().catch([]).parse(req.context[keyOf(collection, id)]);
}

const restoredKey = 'restored version';

/** Records which version is restored: Payload's later hooks receive its content in one locale only. */
export function setRestoredVersion(req: PayloadRequest, version: unknown): void {
  req.context[restoredKey] = version;
}

function getRestoredVersion(req: PayloadRequest): number {
  const parsed = z.coerce.number().int().positive().max(2_147_483_647).safeParse(req.context[restoredKey]);
  return parsed.success ? parsed.data : 0;
}

/**
 * The stored content of a document in the form that block validation requires when one locale is written.
 */
export function toStoredContent(
  rows: readonly StoredRow[],
  locale: string,
  original: unknown[] = [],
): StoredVersions {
  const latestRows = getRowsOfFirstHolder(rows, ['newest', 'document']);
  const localeRow =
    latestRows.find((row) => row.locale === locale) ?? latestRows.find((row) => row.locale === contentLocale);
  return {
    current: localeRow ? nodesOf(localeRow) : [],
    otherVersions: [...rows.map(nodesOf), original],
    published: rows.filter((row) => row.holder !== 'restored' && row.isPublished).flatMap(nodesOf),
  };
}

/** The other stored locales with their own content. */
export function getOtherLocaleRows(rows: readonly StoredRow[], locale: string): StoredRow[] {
  return getRowsOfFirstHolder(rows, ['restored', 'newest', 'document']).filter(
    (row) => row.locale !== locale,
  );
}

/** The rows of the first holder that has any. */
function getRowsOfFirstHolder(
  rows: readonly StoredRow[],
  holders: readonly StoredRow['holder'][],
): StoredRow[] {
  const holder = holders.find((holder) => rows.some((row) => row.holder === holder));
  return rows.filter((row) => row.holder === holder);
}

function nodesOf({ text }: StoredRow): unknown[] {
  const blocks: unknown = JSON.parse(text);
  return Array.isArray(blocks) ? blocks : [];
}
