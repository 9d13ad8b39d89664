import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

const rowSchema = z.object({
  /** Of the document itself, of its newest version, or of an earlier version that is being restored. */
  holder: z.enum(['document', 'newest', 'restored']),
  /** Of the row that holds the languages. */
  parent: z.number(),
  locale: z.string(),
  text: z.string(),
  isPublished: z.boolean(),
});

/** The blocks or the body of a document in one language, as the text that is stored. */
export type StoredRow = z.infer<typeof rowSchema>;

/** Every language of a document as it is stored now: newest version first, then what visitors see, then what is restored. */
export async function readRows(
  req: PayloadRequest,
  collection: string,
  id: number,
  field: 'blocks' | 'body' = 'blocks',
): Promise<StoredRow[]> {
  const tables = tablesOf(collection);
  const [column, versionColumn] = [sql.identifier(field), sql.identifier(`version_${field}`)];
  const restored = restoredVersion(req);
  const rows = await executeFor(
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
    .sort((one, other) => order.indexOf(one.holder) - order.indexOf(other.holder));
}

/** Writes the text of one language as it is, past every program that would read and write it anew. */
export async function writeRow(
  req: PayloadRequest,
  collection: string,
  { holder, parent, locale }: StoredRow,
  text: string,
): Promise<void> {
  const { locales, versionLocales } = tablesOf(collection);
  const target = sql.identifier(holder === 'document' ? locales : versionLocales);
  const column = sql.identifier(holder === 'document' ? 'blocks' : 'version_blocks');
  await executeFor(
    req,
    sql`update ${target} set ${column} = ${text}::json where _parent_id = ${parent} and _locale = ${locale}`,
  );
}

const keyOf = (collection: string, id: unknown) => `blocks of ${collection} ${id}`;

/** Keeps the rows as they were before a write, until it is done. */
export function rememberRows(req: PayloadRequest, collection: string, id: number, rows: StoredRow[]): void {
  req.context[keyOf(collection, id)] = rows;
}

export function rowsBefore(req: PayloadRequest, collection: string, id: number): StoredRow[] {
  return rowSchema.array().catch([]).parse(req.context[keyOf(collection, id)]);
}

const restoredKey = 'version that is restored';

/** Notes which version is restored: Payload's later hooks are told its contents in one language only. */
export function noteRestored(req: PayloadRequest, version: unknown): void {
  req.context[restoredKey] = version;
}

function restoredVersion(req: PayloadRequest): number {
  const parsed = z.coerce.number().int().positive().max(2_147_483_647).safeParse(req.context[restoredKey]);
  return parsed.success ? parsed.data : 0;
}
