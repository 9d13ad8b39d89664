import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { BuyerCallName, BuyerRequest, BuyerResponse } from '@/schemas/buyers/buyer-calls';
import { openDatabase } from './open-database';

/** The password of every buyer who is registered by a test. */
export const buyerPassword = 'harmattan lantern 48';

let registrations = 0;

/** A signed-in buyer of a tab. */
export type SignedUpBuyer = {
  email: string;
  call: <Name extends BuyerCallName>(name: Name, body: BuyerRequest<Name>) => Promise<BuyerResponse<Name>>;
};

/** Registers a buyer and follows the mailed link, so that the tab has a session. */
export async function signUpBuyer(page: Page): Promise<SignedUpBuyer> {
  registrations += 1;
  const siteUrl = inject('siteUrl');
  const email = `buyer-${process.pid}-${registrations}@example.com`;
  const { request } = page.context();
  const headers = { origin: siteUrl };
  const registered = await request.post(`${siteUrl}/api/forms/buyer-registration`, {
    headers,
    data: {
      ...{ first_name: 'Esi', last_name: 'Quaye', email, privacy: true },
      ...{ phone_country: 'GH', phone_number: '024 412 3456' },
      ...{ password: buyerPassword, password_confirmation: buyerPassword, _locale: 'en-GH' },
    },
  });
  if (!registered.ok()) throw new Error(`The registration answered ${registered.status()}`);
  const { pathname, search } = new URL(await readLink(email));
  await request.post(siteUrl + pathname + search, { headers, maxRedirects: 0 });
  return {
    email,
    call: async (name, data) => {
      const response = await request.post(`${siteUrl}/api/buyer/${name}`, { headers, data });
      if (!response.ok()) throw new Error(`${name} answered ${response.status()}`);
      return response.json();
    },
  };
}

async function readLink(email: string): Promise<string> {
  const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
  try {
    const { rows } = await database.execute(sql`select text from mail_queue where recipient = ${email}`);
    const [link] = String(rows[0]?.text).match(/https?:\S+token=[\w-]+/) ?? [];
    if (!link) throw new Error(`No link was mailed to ${email}`);
    return link;
  } finally {
    await database.$client.end();
  }
}
