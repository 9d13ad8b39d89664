import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { AlertFrequency } from '@/schemas/buyers/preferences';
import { type Locale, localeSchema } from '@/schemas/locale';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { recordAlertConsent } from './alert-consent';
import type { AlertSubscription } from './alert-token';
import { dropAlert, ofSubscription } from './drop-alert';
import { dueTimes } from './due-times';
import { readPreferences } from './preferences';

/** Applies a changed frequency to a mail that is already due; `never` drops it. */
export async function rescheduleAlert(
  subscription: AlertSubscription,
  frequency: AlertFrequency,
  req: PayloadRequest,
): Promise<void> {
  if (frequency === 'never') {
    await dropAlert(subscription, req);
    return;
  }
  const dueAt = dueTimes(new Date())[frequency].toISOString();
  await executeSql(req, sql`update due_alerts set due_at = ${dueAt} where ${ofSubscription(subscription)}`);
}

const subscriberRows = z.array(z.object({ language: localeSchema, name: z.string().nullable() }));

/** The buyer's language and the name of the search; null when the buyer or the search was deleted. */
export async function findSubscription(
  { buyer, search }: AlertSubscription,
  req: PayloadRequest,
): Promise<{ language: Locale; name: string | null } | null> {
  const rows = await executeSql(
    req,
    sql`select language, saved_searches.name from buyers
      left join saved_searches on saved_searches.id = ${search}::int and saved_searches.buyer_id = buyers.id where buyers.id = ${buyer}`,
  );
  const [row] = subscriberRows.parse(rows);
  return row && (search === null || row.name !== null) ? row : null;
}

/** Ends the weekly mail, or the mails about one search. All others go on. */
export function unsubscribeAlert(subscription: AlertSubscription, req: PayloadRequest): Promise<void> {
  const { buyer, search } = subscription;
  return inTransaction(req, async () => {
    if (search === null) await stopWeeklyMail(buyer, req);
    else await stopSearchMail(buyer, search, req);
    await dropAlert(subscription, req);
  });
}

const nameRows = z.array(z.object({ name: z.string() }));

async function stopSearchMail(buyer: number, search: number, req: PayloadRequest): Promise<void> {
  const rows = await executeSql(
    req,
    sql`update saved_searches set frequency = 'never' where id = ${search} and buyer_id = ${buyer} and frequency <> 'never' returning name`,
  );
  const [stopped] = nameRows.parse(rows);
  if (stopped) await recordAlertConsent(buyer, { given: false, search: stopped.name }, req);
}

async function stopWeeklyMail(buyer: number, req: PayloadRequest): Promise<void> {
  await executeSql(req, sql`select 1 from buyers where id = ${buyer} for no key update`);
  const preferences = { ...(await readPreferences(buyer, req)), weekly_mail: false };
  await recordAlertConsent(buyer, { given: false, search: null }, req);
  await req.payload.update({
    ...{ collection: 'buyers', id: buyer, depth: 0, req },
    data: { weekly_mail: false, preferences },
  });
}
