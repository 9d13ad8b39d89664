import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../database/request-transaction';
import type { StoredReference } from './read-references';

/**
 * Replaces the stored references of a document. Unchanged rows are not written, so that a save without
 * changed references writes none.
 */
export async function writeReferences(
  collection: string,
  id: number,
  references: readonly StoredReference[],
  req: PayloadRequest,
): Promise<void> {
  await executeSql(
    req,
    sql`with compared as (
        select locale, is_draft, place, kind, record, bool_or(is_current) as is_current,
          array_agg(stored_row) filter (where stored_row is not null) as stored_rows
        from (
          select locale, "isDraft" as is_draft, place, kind, record, true as is_current, null::tid as stored_row
          from jsonb_to_recordset(${JSON.stringify(references)}::jsonb)
            as use (locale text, "isDraft" boolean, place text, kind text, record text)
          union all select locale, is_draft, place, kind, record, false, ctid
          from content_references where collection = ${collection} and document_id = ${id}
        ) as uses group by locale, is_draft, place, kind, record
      ), dropped as (
        delete from content_references
        where ctid = any (array(select unnest(stored_rows) from compared where not is_current))
      )
      insert into content_references (collection, document_id, locale, is_draft, place, kind, record)
      select ${collection}, ${id}::int, locale, is_draft, place, kind, record from compared where stored_rows is null`,
  );
}
