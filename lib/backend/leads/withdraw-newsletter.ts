import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { defaultLocale } from '@/lib/i18n/locales';

const withdrawalWording = 'No newsletter any more, as they asked by mail';

/** Records that an address (in lower case) withdrew its consent to the newsletter by replying to a mail. */
export async function withdrawNewsletter({ db }: Payload, email: string): Promise<void> {
  const digest = createHash('sha256').update(withdrawalWording).digest('hex');
  await db.drizzle.execute(
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email)
      values ('newsletter', false, 'withdrawn', ${withdrawalWording}, ${digest}, ${defaultLocale}, 'mail', '', '', ${email})`,
  );
}
