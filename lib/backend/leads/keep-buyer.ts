import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { activeCountry } from '@/lib/i18n/active-country';
import { phoneCountry } from '@/lib/i18n/phone-country';
import { countryCodeSchema } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { executeSql } from '../platform/database/request-transaction';
import { LeadRefusal } from './lead-refusal';

type BuyerRegistration = { lead: number; values: FormValues; phone: string; locale: Locale };

/**
 * Stores a buyer registration, from which an account is created later. @throws LeadRefusal when the email
 * address is already registered.
 */
export async function registerBuyer({ lead, values, phone, locale }: BuyerRegistration, req: PayloadRequest): Promise<void> {
  const selectedCountry = countryCodeSchema.catch(activeCountry).parse(values.phone_country);
  const { country, dialCode } = phoneCountry(phone, selectedCountry);
  const { email, first_name, last_name, phone_number } = values;
  const inserted = await executeSql(
    req,
    sql`insert into buyer_registrations (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, locale, lead_id)
      values (${email}, ${first_name}, ${last_name}, ${phone}, ${country}, ${dialCode}, ${phone_number}, ${locale}, ${lead})
      on conflict (lower(email)) do nothing returning id`,
  );
  if (inserted.length === 0) throw new LeadRefusal([{ field: 'email', kind: 'taken' }]);
}
