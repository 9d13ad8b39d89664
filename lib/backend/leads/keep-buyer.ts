import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { activeCountry } from '@/lib/i18n/active-country';
import { phoneCountry } from '@/lib/i18n/phone-country';
import { countryCodeSchema } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { executeFor } from '../database/execute-for';
import { LeadRefusal } from './lead-refusal';

type Buyer = { lead: number; values: FormValues; phone: string; locale: Locale };

/** Keeps who registered as a buyer, for the account that is made of it. @throws LeadRefusal when the address is registered. */
export async function keepBuyer({ lead, values, phone, locale }: Buyer, req: PayloadRequest): Promise<void> {
  const chosen = countryCodeSchema.catch(activeCountry).parse(values.phone_country);
  const { country, dialCode } = phoneCountry(phone, chosen);
  const { email, first_name, last_name, phone_number } = values;
  const kept = await executeFor(
    req,
    sql`insert into buyer_registrations (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, locale, lead_id)
      values (${email}, ${first_name}, ${last_name}, ${phone}, ${country}, ${dialCode}, ${phone_number}, ${locale}, ${lead})
      on conflict (lower(email)) do nothing returning id`,
  );
  if (kept.length === 0) throw new LeadRefusal([{ field: 'email', kind: 'taken' }]);
}
