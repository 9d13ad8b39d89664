import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { localeSchema } from '@/schemas/locale';
import { executeFor } from '../database/execute-for';
import { type HeardWord, hearWord } from './hear-word';
import { byText } from './may-text';
import { queueText } from './queue-text';

export type Inbound = {
  /** In E.164. */
  from: string;
  text: string;
  network: { name: string; email: string | null };
};

/** The same word again within this time is a provider that tries again, in ms. */
const sameFor = 10 * 60_000;

/**
 * Hears what somebody wrote back. STOP is kept in the ledger and holds for every office; HELP says where to write. Both are answered; anything else is not.
 */
export async function takeInbound(
  { from, text, network }: Inbound,
  req: PayloadRequest,
): Promise<HeardWord['means'] | null> {
  const said = hearWord(text);
  if (said === null) return null;
  const { word, means: heard } = said;
  const locale = await languageOf(from, req);
  if (heard === 'stop') await keepStop({ from, word, locale }, req);
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

/** The language in which the number last agreed to anything. */
async function languageOf(phone: string, req: PayloadRequest) {
  const [row] = await executeFor(
    req,
    sql`select locale from consents where phone = ${phone} order by id desc limit 1`,
  );
  const known = z.object({ locale: localeSchema }).safeParse(row);
  return known.success ? known.data.locale : defaultLocale;
}

/** The word alone: whatever else was written is not ours to keep. */
async function keepStop(
  { from, word, locale }: { from: string; word: string; locale: string },
  req: PayloadRequest,
): Promise<void> {
  const digest = createHash('sha256').update(word).digest('hex');
  await executeFor(
    req,
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, phone)
      values ('sms', false, 'stop', ${word}, ${digest}, ${locale}, ${byText}, '', '', ${from})`,
  );
}
