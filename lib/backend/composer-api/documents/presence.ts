import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { findIdIssue } from '@/lib/document/limits';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { type OtherEditor, otherEditorSchema, pollDraftCall } from '@/schemas/composing/drafts';
import { getStaffMember } from '../../platform/access/staff-member';
import { executeSql } from '../../platform/database/request-transaction';

/** Time in seconds without a heartbeat after which a tab counts as closed; each tab sends one every four seconds. */
const PRESENCE_TIMEOUT_SECONDS = 12;
/** Maximum number of users in the response. */
const MAX_PRESENT_USERS = 20;

/** A block id; invalid ids are ignored. */
const blockSchema = z.string().refine((id) => findIdIssue(id) === null);
const presenceSchema = z.object({
  tab: pollDraftCall.query.shape.tab,
  block: blockSchema.optional().catch(undefined),
});
const presentUsersSchema = z.array(otherEditorSchema);

/**
 * Records that the user has the document open in `tab` (with `block` selected), if they may change it, and
 * returns the other users who have it open. Uses a separate table, so that saves do not wait for it. Other
 * tabs of the same user do not count.
 */
export async function updatePresence(
  collection: ComposableCollection,
  document: number,
  req: PayloadRequest,
): Promise<OtherEditor[]> {
  const presence = presenceSchema.safeParse(Object.fromEntries(req.searchParams)).data;
  const userId = getStaffMember(req.user)?.id;
  if (!presence || userId === undefined) return [];
  const { tab, block = null } = presence;
  try {
    await executeSql(
      req,
      sql`insert into composer_presence (tab, collection, document_id, user_id, name, block)
        values (${tab}, ${collection}, ${document}, ${userId}, ${req.user?.name ?? ''}, ${block})
        on conflict (tab) do update set collection = excluded.collection, document_id = excluded.document_id,
          block = excluded.block, name = excluded.name, seen_at = now()
        where composer_presence.user_id = excluded.user_id`,
    );
    await deleteExpired(req);
    return presentUsersSchema.parse(
      await executeSql(
        req,
        sql`select distinct on (name, user_id) name, block from composer_presence
          where collection = ${collection} and document_id = ${document} and user_id <> ${userId}
            and seen_at > now() - make_interval(secs => ${PRESENCE_TIMEOUT_SECONDS})
          order by name, user_id, seen_at desc limit ${MAX_PRESENT_USERS}`,
      ),
    );
  } catch (error) {
    // A failure here must not prevent the user from opening the document.
    logFailure(error, req);
    return [];
  }
}

/** A lasting failure is logged once in this time, in ms, because every tab polls every four seconds. */
const LOG_INTERVAL_MS = 60_000;
let lastLoggedAt = Number.NEGATIVE_INFINITY;

function logFailure(err: unknown, { payload }: PayloadRequest): void {
  const now = performance.now();
  if (now - lastLoggedAt < LOG_INTERVAL_MS) return;
  lastLoggedAt = now;
  payload.logger.warn({ err, msg: 'The other editors of a page cannot be determined' });
}

/** Deletes a few rows at a time, and skips rows that another request has locked. */
const deleteExpired = (req: PayloadRequest) =>
  executeSql(
    req,
    sql`delete from composer_presence where tab in (select tab from composer_presence
      where seen_at < now() - make_interval(secs => ${10 * PRESENCE_TIMEOUT_SECONDS}) limit 20 for update skip locked)`,
  );
