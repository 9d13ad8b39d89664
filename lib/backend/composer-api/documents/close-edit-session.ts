import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import type { ComposerDraft } from './read-draft';

/**
 * Idle time after which a user's next save starts a new edit session, in minutes; and the maximum number of
 * saves in one version.
 */
const EDIT_SESSION_MINUTES = 10;
const MAX_SAVES_PER_VERSION = 100;
/**
 * Removed blocks stay recoverable: a removal closes the version, unless the previous version is younger than
 * this, in minutes.
 */
const REMOVAL_INTERVAL_MINUTES = 2;

const rowsSchema = z.array(z.object({ continues_session: z.boolean() }));

/**
 * Closes the newest version, so that it can be restored, when the next save starts an edit session (a user joins,
 * or returns after a pause) or removes blocks: the undo history ends with the tab. Users of the
 * current session share the next version. Runs in the request's transaction.
 */
export async function closeEditSession(
  collection: ComposableCollection,
  { revision }: ComposerDraft,
  req: PayloadRequest,
  { hasRemovals = false } = {},
): Promise<void> {
  const document = Number(req.routeParams?.id);
  const versions = sql.identifier(tablesOf(collection).versions);
  const isOwnRow = sql`collection = ${collection} and document_id = ${document} and user_id = ${Number(req.user?.id)}`;
  // The select sees the table before the insert, because both are one statement. The number of saves of the
  // version is the difference from the revision of the previous version.
  const rows = await executeSql(
    req,
    sql`with saved as (
        insert into composer_edit_sessions (collection, document_id, user_id)
        values (${collection}, ${document}, ${Number(req.user?.id)})
        on conflict (collection, document_id, user_id) do update set saved_at = now()
      )
      select exists (select from composer_edit_sessions where ${isOwnRow} and saved_at > now() - make_interval(mins => ${EDIT_SESSION_MINUTES}))
        and ${revision}::int - coalesce((select max(version_revision) from ${versions}
          where parent_id = ${document} and latest is not true), 0) < ${MAX_SAVES_PER_VERSION}
        and not (${hasRemovals} and not exists (select from ${versions} where parent_id = ${document}
          and latest is not true and updated_at > now() - make_interval(mins => ${REMOVAL_INTERVAL_MINUTES}))) as continues_session`,
  );
  if (rowsSchema.parse(rows)[0]?.continues_session) return;
  await deleteEndedSessions(req);
  await executeSql(
    req,
    sql`update ${versions} set autosave = false where parent_id = ${document} and latest and autosave`,
  );
}

/** Deletes a few rows at a time, and skips rows that another request has locked. */
const deleteEndedSessions = (req: PayloadRequest) =>
  executeSql(
    req,
    sql`delete from composer_edit_sessions where ctid in (select ctid from composer_edit_sessions
      where saved_at < now() - make_interval(mins => ${EDIT_SESSION_MINUTES}) limit 20 for update skip locked)`,
  );
