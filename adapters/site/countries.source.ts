import { defineSource } from '@/lib/engine/define-source';
import { activeCountry } from '@/lib/i18n/active-country';
import { countriesQuery } from '@/schemas/bindings/site-queries';
import { type OfferedCountry, toCountries } from './to-countries';

/** The sites of the network in other countries. */
export const countriesSource = defineSource<typeof countriesQuery, OfferedCountry[]>({
  query: countriesQuery,
  read: async (_query, { locale }) => toCountries(activeCountry, locale),
});
