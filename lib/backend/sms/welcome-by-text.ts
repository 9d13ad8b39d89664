import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { executeFor } from '../database/execute-for';
import { mayText } from './may-text';
import { queueText } from './queue-text';

/** So many a number gets in so many days: anybody may write anybody's number into a form, however often its owner says STOP. And so many all get in a day: numbers that cost much are many. */
const most = { welcomes: 2, days: 30, ofAllInADay: 300 };

type Welcome = {
  phone: string | undefined;
  wantsTexts: boolean;
  locale: Locale;
  network: string;
  /** Of the lead that it was agreed in. */
  id: number;
};

/** The first message to a number that agrees to some: who writes, and how to end it. Call before the agreement is kept. */
export async function welcomeByText(
  { phone, wantsTexts, locale, network, id }: Welcome,
  req: PayloadRequest,
): Promise<void> {
  if (!phone || !wantsTexts) return;
  // Who agrees for the same number at the same time waits here, and then finds it.
  await executeFor(req, sql`select pg_advisory_xact_lock(hashtextextended(${`welcome ${phone}`}, 0))`);
  if ((await mayText(phone, req)) || (await wasWelcomedEnough(phone, req))) return;
  const text = createTranslate(locale)('forms.text.welcome', { network });
  await queueText({ id: `lead-${id}-welcome`, to: phone, text, isReply: false, lead: id }, req);
}

async function wasWelcomedEnough(phone: string, req: PayloadRequest): Promise<boolean> {
  const enough = await executeFor(
    req,
    sql`select 1 where ${welcomesIn(most.days, sql`recipient = ${phone}`)} >= ${most.welcomes}
      or ${welcomesIn(1, sql`true`)} >= ${most.ofAllInADay}`,
  );
  return enough.length > 0;
}

const welcomesIn = (days: number, whose: SQL): SQL =>
  sql`(select count(*) from sms_queue where ${whose} and not is_reply and queued_at > now() - make_interval(days => ${days}))`;
