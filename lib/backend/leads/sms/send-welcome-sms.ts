import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { executeSql } from '../../platform/database/request-transaction';
import { enqueueSms, hasSmsConsent } from './sms-queue';

/**
 * Welcome messages per number in `days`, and in total per day. Anyone can enter any number, regardless of
 * its opt-outs; the total bounds the cost of premium numbers.
 */
const WELCOME_LIMIT = { perNumber: 2, days: 30, totalPerDay: 300 };

type WelcomeRequest = {
  phone: string | undefined;
  hasConsented: boolean;
  locale: Locale;
  network: string;
  /** Id of the lead with the consent. */
  leadId: number;
};

/**
 * Enqueues the welcome message for a number with its first consent: the sender and how to opt out. Call
 * before the consent is recorded.
 */
export async function sendWelcomeSms(
  { phone, hasConsented, locale, network, leadId }: WelcomeRequest,
  req: PayloadRequest,
): Promise<void> {
  if (!phone || !hasConsented) return;
  // Concurrent consents of the same number wait for this lock and then find the message.
  await executeSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${`welcome ${phone}`}, 0))`);
  if ((await hasSmsConsent(phone, req)) || (await hasReachedWelcomeLimit(phone, req))) return;
  const text = createTranslate(locale)('forms.text.welcome', { network });
  await enqueueSms({ id: `lead-${leadId}-welcome`, to: phone, text, isReply: false, lead: leadId }, req);
}

async function hasReachedWelcomeLimit(phone: string, req: PayloadRequest): Promise<boolean> {
  const limitRows = await executeSql(
    req,
    sql`select 1 where ${createWelcomeCountQuery(WELCOME_LIMIT.days, sql`recipient = ${phone}`)} >= ${WELCOME_LIMIT.perNumber}
      or ${createWelcomeCountQuery(1, sql`true`)} >= ${WELCOME_LIMIT.totalPerDay}`,
  );
  return limitRows.length > 0;
}

const createWelcomeCountQuery = (days: number, condition: SQL): SQL =>
  sql`(select count(*) from sms_queue where ${condition} and not is_reply and queued_at > now() - make_interval(days => ${days}))`;
