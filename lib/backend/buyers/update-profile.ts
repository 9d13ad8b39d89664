import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import { readPhone } from '@/lib/forms/read-phone';
import { activeCountry } from '@/lib/i18n/active-country';
import { phoneCountry } from '@/lib/i18n/phone-country';
import { countryCodeSchema } from '@/schemas/country';
import { executeSql } from '../platform/database/request-transaction';

/** The phone number of valid form values, in the columns of a buyer. */
export function readBuyerPhone(form: 'buyer-registration' | 'buyer-profile', values: FormValues) {
  const phone = readPhone(form, new Map(Object.entries(values))) ?? '';
  const selectedCountry = countryCodeSchema.catch(activeCountry).parse(values.phone_country);
  const { country, dialCode } = phoneCountry(phone, selectedCountry);
  return {
    phone,
    phoneCountry: country,
    phoneDialCode: dialCode,
    phoneNumber: String(values.phone_number ?? ''),
  };
}

/** Stores the valid values of the profile form. Empty optional fields become null. */
export async function updateProfile(buyer: number, values: FormValues, req: PayloadRequest): Promise<void> {
  const {
    phone,
    phoneCountry: country,
    phoneDialCode,
    phoneNumber,
  } = readBuyerPhone('buyer-profile', values);
  const {
    first_name,
    last_name,
    address_1 = null,
    locality = null,
    state = null,
    postal_code = null,
  } = values;
  await executeSql(
    req,
    sql`update buyers set first_name = ${first_name}, last_name = ${last_name}, phone = ${phone}, phone_country = ${country},
      phone_dial_code = ${phoneDialCode}, phone_number = ${phoneNumber}, address_1 = ${address_1}, locality = ${locality},
      state = ${state}, postal_code = ${postal_code}, updated_at = now(), revision = revision + 1 where id = ${buyer}`,
  );
}
