import type { CountryCode as PhoneCountry } from 'libphonenumber-js/min';
import { type CountryCode, countryCodes } from '@/schemas/country';

export type DistanceUnit = 'km' | 'mi';

/** The local terms for common concepts: names of choices in `messages`, which each language translates. */
export type CountryTerms = {
  office: 'office' | 'tba';
  /** The term for `state`. */
  region: 'state' | 'province' | 'region' | 'county' | 'prefecture' | 'emirate' | 'municipality';
  district: 'county' | 'district';
  postalCode: 'zip' | 'postal' | 'postcode' | 'eircode' | 'digital';
  phone: 'phone' | 'mobile';
};

/**
 * Everything that depends on the country (spec sections 3 and 9). In each file, values from the
 * specification come first; those below "Not specified" were chosen by the project.
 */
export type Country = {
  /** The name in the specification; pages use the name in their own language. */
  name: string;
  /** The form within an English sentence, where it differs from the name. */
  inSentence?: string;
  /** ISO 3166-1 alpha-2; differs from the contract's country code for two countries. */
  iso: PhoneCountry;
  /** ISO 4217. */
  currency: string;
  distanceUnit: DistanceUnit;
  words: CountryTerms;
  /** The head office. A country without one is described as having offices everywhere. */
  officeAddress?: string;
  /** The first path segment of office pages. */
  locationPath: string;
  /** True when the country's offices are listed on its own site. */
  hasLocationList?: true;
  /** The network's website in this country. */
  site: string;
  /** The options of a country selector in order. */
  selector: readonly CountryCode[];
  /** IANA name; of the head office where a country has several time zones. */
  timeZone: string;
  postalCode: { form: RegExp; example: string };
  /** E.164. */
  examplePhone: string;
  /** An example of a town for the office search. */
  exampleTown: string;
};

/** The codes of all countries, starting with the given one (spec section 3). */
export function countryCodesFrom(own: CountryCode): readonly CountryCode[] {
  return [own, ...countryCodes.filter((code) => code !== own)];
}
