import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { localeSchema } from '@/schemas/locale';
import { executeSql } from '../../platform/database/request-transaction';
import { enqueueSms, SMS_LEDGER_FORM } from './sms-queue';

type SmsKeyword = { word: string; action: 'stop' | 'help' };

const stopKeywords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'ARRET', 'ARRÊT', 'ALTO'];
const helpKeywords = ['HELP', 'AIDE', 'AYUDA'];
/** Keywords that also start ordinary sentences, so they count only as the complete message. */
const standaloneStopKeywords = ['END', 'QUIT', 'CANCEL'];
const standaloneHelpKeywords = ['INFO'];

/** The STOP or HELP keyword of a message, or null. */
export function parseSmsKeyword(text: string): SmsKeyword | null {
  const normalized = text.normalize('NFKC').toUpperCase();
  const [word = ''] = /\p{L}+/u.exec(normalized) ?? [];
  const isSingleWord = /^[^\p{L}\p{N}]*\p{L}+[^\p{L}\p{N}]*$/u.test(normalized);
  const matches = (keywords: readonly string[], standaloneKeywords: readonly string[]) =>
    keywords.includes(word) || (isSingleWord && standaloneKeywords.includes(word));
  if (matches(stopKeywords, standaloneStopKeywords)) return { word, action: 'stop' };
  return matches(helpKeywords, standaloneHelpKeywords) ? { word, action: 'help' } : null;
}

export type InboundSms = {
  /** The sender's number in E.164. */
  from: string;
  text: string;
  network: { name: string; email: string | null };
};

/** The same keyword again within this time is a retry of the provider, in ms. */
const RETRY_WINDOW_MS = 10 * 60_000;

/**
 * Processes a received text message. STOP is recorded in the ledger for all offices; HELP gets the contact
 * address. Both are answered; other messages are ignored.
 */
export async function processInboundSms(
  { from, text, network }: InboundSms,
  req: PayloadRequest,
): Promise<SmsKeyword['action'] | null> {
  const keyword = parseSmsKeyword(text);
  if (keyword === null) return null;
  const { word, action } = keyword;
  const locale = await findLocale(from, req);
  if (action === 'stop') await recordStop({ from, word, locale }, req);
  const t = createTranslate(locale);
  const { name, email } = network;
  const answer =
    action === 'stop'
      ? t('forms.text.stopped', { network: name })
      : t('forms.text.help', { network: name, email: email ?? name });
  const id = `${action}-${from.slice(1)}-${Math.floor(Date.now() / RETRY_WINDOW_MS)}`;
  await enqueueSms({ id, to: from, text: answer, isReply: true, lead: null }, req);
  return action;
}

/** The locale of the number's last consent. */
async function findLocale(phone: string, req: PayloadRequest) {
  const [row] = await executeSql(
    req,
    sql`select locale from consents where phone = ${phone} order by id desc limit 1`,
  );
  const parsed = z.object({ locale: localeSchema }).safeParse(row);
  return parsed.success ? parsed.data.locale : defaultLocale;
}

/** Records only the keyword: the rest of the message must not be stored. */
async function recordStop(
  { from, word, locale }: { from: string; word: string; locale: string },
  req: PayloadRequest,
): Promise<void> {
  const digest = createHash('sha256').update(word).digest('hex');
  await executeSql(
    req,
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, phone)
      values ('sms', false, 'stop', ${word}, ${digest}, ${locale}, ${SMS_LEDGER_FORM}, '', '', ${from})`,
  );
}
