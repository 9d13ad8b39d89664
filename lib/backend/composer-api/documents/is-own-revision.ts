import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { clientRevisionOf } from './conditional-read';
import type { DraftHead } from './read-draft';

/**
 * Edit session length in minutes. A version records its last author only; any user who saved within this
 * time may have contributed to it.
 */
const EDIT_SESSION_MINUTES = 10;
const rowsSchema = z.array(z.object({ is_own: z.boolean() }));

/**
 * True when the requesting user saved every revision since the one they have, for example in another tab.
 * False when this is uncertain, and when there is no newer revision.
 */
export async function isOwnRevision(
  collection: ComposableCollection,
  id: number,
  { revision, by }: Pick<DraftHead, 'revision' | 'by'>,
  req: PayloadRequest,
): Promise<boolean> {
  const clientRevision = clientRevisionOf(req);
  const { user } = req;
  if (clientRevision === undefined || clientRevision >= revision || !user || by !== user.name) return false;
  const rows = await executeSql(
    req,
    sql`select not exists (select from ${sql.identifier(tablesOf(collection).versions)}
        where parent_id = ${id} and version_revision > ${clientRevision} and version_revised_by is distinct from ${by})
      and (${clientRevision + 1 === revision} or not exists (select from composer_edit_sessions
        where collection = ${collection} and document_id = ${id} and user_id <> ${Number(user.id)}
          and saved_at > now() - make_interval(mins => ${EDIT_SESSION_MINUTES}))) as is_own`,
  );
  return rowsSchema.parse(rows)[0]?.is_own === true;
}
