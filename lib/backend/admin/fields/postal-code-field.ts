import type { TextField } from 'payload';
import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import { type CountryCode, countryCodeSchema } from '@/schemas/country';
import { normalisePostalCode } from './normalise-postal-code';

const countryOf = (siblings: Partial<Record<string, unknown>> | undefined): CountryCode =>
  countryCodeSchema.safeParse(siblings?.country).data ?? activeCountry;

/** A postal code in the format of the adjacent `country` field; in Ghana a digital address. */
export const postalCodeField: TextField = {
  name: 'postal_code',
  type: 'text',
  hasMany: false,
  label: activeCountry === 'GH' ? 'Postal or digital address' : 'Postal code',
  hooks: {
    beforeValidate: [
      ({ value, siblingData }) => {
        if (typeof value !== 'string' || value === '') return value;
        return normalisePostalCode(value, countryOf(siblingData)) ?? value.trim();
      },
    ],
  },
  validate: (value, { siblingData }) => {
    if (!value) return true;
    const country = countryOf(siblingData);
    const label = country === 'GH' ? 'digital address' : 'postal code';
    const { example } = countries[country].postalCode;
    return normalisePostalCode(value, country) !== null || `Write the ${label} as ${example}`;
  },
};
