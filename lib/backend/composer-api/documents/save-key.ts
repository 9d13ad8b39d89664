import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';

/**
 * Retention of save keys in days. A save is retried within seconds, or after a weekend by a computer that
 * was asleep.
 */
const KEY_RETENTION_DAYS = 4;

/**
 * Stores the idempotency key of a save in the request's transaction. A concurrent request with the same key
 * waits here for the first one.
 * @returns false when the user has already made this save; it must not be applied again.
 * @param content the document and the operations.
 */
export async function storeSaveKey(saveId: string, content: string, req: PayloadRequest): Promise<boolean> {
  // The key includes the user, the locale and the content, because a client can reuse the id of another
  // save.
  const key = `${saveId} ${req.user?.id} ${req.locale} ${content}`;
  await executeSql(
    req,
    sql`delete from composer_saves where id in (select id from composer_saves
      where saved_at < now() - make_interval(days => ${KEY_RETENTION_DAYS}) limit 100 for update skip locked)`,
  );
  const inserted = await executeSql(
    req,
    sql`insert into composer_saves (id) values (md5(${key})::uuid) on conflict do nothing returning id`,
  );
  return inserted.length > 0;
}
