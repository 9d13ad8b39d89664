import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { localeSchema } from '@/schemas/locale';
import { enqueueMail } from '../leads/mail/enqueue-mail';
import { getBackend } from '../payload';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { composeLinkMail } from './account-mails';
import { createLink } from './buyer-links';

const invitedRows = z.array(z.object({ id: z.number(), email: z.string(), language: localeSchema }));

/** Invitations that are enqueued in one transaction. */
const INVITATION_BATCH_SIZE = 50;

/**
 * Mails a link to set a password to people who registered before there were accounts, once.
 * @returns the number of invitations.
 */
export async function inviteRegisteredBuyers(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const rows = await executeSql(
      req,
      sql`select id, email, language from buyers where status = 'unconfirmed'
        and not exists (select 1 from buyer_credentials where buyer_id = buyers.id)
        and not exists (select 1 from buyer_links where buyer_id = buyers.id)
        order by id limit ${INVITATION_BATCH_SIZE} for update skip locked`,
    );
    const buyers = invitedRows.parse(rows);
    for (const { id, email, language } of buyers) {
      const purpose = 'invite';
      const token = await createLink({ buyer: id, purpose, data: {} }, req);
      await enqueueMail(composeLinkMail({ buyer: id, to: email, locale: language, purpose, token }), req);
    }
    return buyers.length;
  });
}

const RETRY_INTERVAL_MS = 60_000;

/** Sends all invitations after a start; a database that does not respond is retried. */
export async function sendInvitations(): Promise<void> {
  for (;;) {
    try {
      while ((await inviteRegisteredBuyers(await getBackend())) > 0);
      return;
    } catch (error) {
      console.error('Invitations of buyers are sent once this error is resolved:', error);
    }
    await sleep(RETRY_INTERVAL_MS, undefined, { ref: false });
  }
}
