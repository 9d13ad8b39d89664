import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { defaultLocale } from '@/lib/i18n/locales';

const wording = 'No newsletter any more, as they asked by mail';

/** Writes into the ledger that an address, in small letters, wants no newsletter any more: who wrote so in a mail ("end it by replying"). */
export async function withdrawNewsletter({ db }: Payload, email: string): Promise<void> {
  const digest = createHash('sha256').update(wording).digest('hex');
  await db.drizzle.execute(
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email)
      values ('newsletter', false, 'withdrawn', ${wording}, ${digest}, ${defaultLocale}, 'mail', '', '', ${email})`,
  );
}
