import type { CountryCode } from '@/schemas/country';
import { environment } from '../environment.ts';
import { countries } from './countries/countries';
import type { Country } from './countries/country';
import { readCountry } from './read-country';

/**
 * On staff screens the browser reads the country from the document; visitors' pages contain all values that
 * depend on it.
 */
const configured =
  typeof document === 'undefined' ? environment.country() : document.documentElement.dataset.country;

/** The country of this site: `COUNTRY`, by default Ghana (spec section 9). */
export const activeCountry: CountryCode = readCountry(configured);
export const activeCountryValues: Country = countries[activeCountry];
