import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';
import type { StoredUse } from './read-uses';

/** Makes these the uses kept of a document: what is kept already stays as it is, so a save that changes none writes none. */
export async function writeUses(
  collection: string,
  id: number,
  uses: readonly StoredUse[],
  req: PayloadRequest,
): Promise<void> {
  await executeFor(
    req,
    sql`with compared as (
        select locale, is_draft, place, kind, record, bool_or(is_told) as is_told,
          array_agg(kept) filter (where kept is not null) as kept
        from (
          select locale, "isDraft" as is_draft, place, kind, record, true as is_told, null::tid as kept
          from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
            as use (locale text, "isDraft" boolean, place text, kind text, record text)
          union all select locale, is_draft, place, kind, record, false, ctid
          from content_references where collection = ${collection} and document_id = ${id}
        ) as uses group by locale, is_draft, place, kind, record
      ), dropped as (
        delete from content_references
        where ctid = any (array(select unnest(kept) from compared where not is_told))
      )
      insert into content_references (collection, document_id, locale, is_draft, place, kind, record)
      select ${collection}, ${id}::int, locale, is_draft, place, kind, record from compared where kept is null`,
  );
}
