import type { CountryCode } from '@/schemas/country';
import { environment } from '../environment.ts';
import { countries } from './countries/countries';
import type { Country } from './countries/country';
import { readCountry } from './read-country';

/** A browser is told by the document of a staff screen; visitors' pages come with all that follows from it. */
const told =
  typeof document === 'undefined' ? environment.country() : document.documentElement.dataset.country;

/** The country this site serves: Ghana (spec section 9), or what `COUNTRY` says. */
export const activeCountry: CountryCode = readCountry(told);
export const activeCountryValues: Country = countries[activeCountry];
