import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { getBackend } from '../payload';

/** Links and sessions are stored so long after they ended, so that a page can say why they do not work. */
const RETENTION_DAYS = 30;
const POLL_INTERVAL_MS = 60 * 60_000;

/** Deletes links and sessions that ended long ago, and challenges of passkeys that nobody answered. */
export async function deleteExpiredRows({ db }: Payload): Promise<void> {
  const limit = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  // Invitations stay: a buyer without any link would be invited again.
  await db.drizzle.execute(
    sql`delete from buyer_links where purpose <> 'invite' and (expires_at < ${limit} or used_at < ${limit})`,
  );
  await db.drizzle.execute(
    sql`delete from buyer_sessions where expires_at < ${limit} or revoked_at < ${limit}`,
  );
  await db.drizzle.execute(sql`delete from saved_listings where removed_at < ${limit}`);
  await db.drizzle.execute(sql`delete from passkey_challenges where expires_at < now()`);
}

/** Deletes them every hour until the signal aborts; a database that does not respond is retried. */
export async function pollExpiredRows(signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    await getBackend()
      .then(deleteExpiredRows)
      .catch((error: unknown) => console.error('Expired sessions of buyers were not deleted:', error));
    await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }
}
