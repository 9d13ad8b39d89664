import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { localeSchema } from '@/schemas/locale';
import { executeFor } from '../database/execute-for';
import { byText } from './may-text';
import { queueText } from './queue-text';

export type Inbound = {
  /** In E.164. */
  from: string;
  text: string;
  network: { name: string; email: string | null };
};

const stops = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'ARRET', 'ARRÊT', 'ALTO']);
const helps = new Set(['HELP', 'INFO', 'AIDE', 'AYUDA']);
/** The same word again within this time is a provider that tries again, in ms. */
const sameFor = 10 * 60_000;

/**
 * Hears what somebody wrote back. STOP is kept in the ledger and holds for every office; HELP says where to write. Both are answered; anything else is not.
 */
export async function takeInbound(
  { from, text, network }: Inbound,
  req: PayloadRequest,
): Promise<'stop' | 'help' | null> {
  const word = firstWord(text);
  const heard = stops.has(word) ? 'stop' : helps.has(word) ? 'help' : null;
  if (heard === null) return null;
  const locale = await languageOf(from, req);
  if (heard === 'stop') await keepStop({ from, text, locale }, req);
  const t = createTranslate(locale);
  const { name, email } = network;
  const answer =
    heard === 'stop'
      ? t('forms.text.stopped', { network: name })
      : t('forms.text.help', { network: name, email: email ?? name });
  const id = `${heard}-${from.slice(1)}-${Math.floor(Date.now() / sameFor)}`;
  await queueText({ id, to: from, text: answer, isReply: true, lead: null }, req);
  return heard;
}

const firstWord = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .find((part) => part !== '') ?? '';

/** The language in which the number last agreed to anything. */
async function languageOf(phone: string, req: PayloadRequest) {
  const [row] = await executeFor(
    req,
    sql`select locale from consents where phone = ${phone} order by id desc limit 1`,
  );
  const known = z.object({ locale: localeSchema }).safeParse(row);
  return known.success ? known.data.locale : defaultLocale;
}

async function keepStop(
  { from, text, locale }: { from: string; text: string; locale: string },
  req: PayloadRequest,
): Promise<void> {
  const wording = text.slice(0, 500);
  const digest = createHash('sha256').update(wording).digest('hex');
  await executeFor(
    req,
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, phone)
      values ('sms', false, 'stop', ${wording}, ${digest}, ${locale}, ${byText}, '', '', ${from})`,
  );
}
