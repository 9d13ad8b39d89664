import type { CountryCode as PhoneCountry } from 'libphonenumber-js/min';
import { type CountryCode, countryCodes } from '@/schemas/country';

export type DistanceUnit = 'km' | 'mi';

/** What a country calls what others have too: names of choices in `messages`, where each language has its word for them. */
export type CountryWords = {
  office: 'office' | 'tba';
  /** What `state` is called. */
  region: 'state' | 'province' | 'region' | 'county' | 'prefecture' | 'emirate' | 'municipality';
  district: 'county' | 'district';
  postalCode: 'zip' | 'postal' | 'postcode' | 'eircode' | 'digital';
  phone: 'phone' | 'mobile';
};

/**
 * All that differs by country (spec sections 3 and 9). What the spec says stands first in each table; below "Ours" is what it leaves open and this
 * project chose.
 */
export type Country = {
  /** As the spec has it; pages say it in their own language. */
  name: string;
  /** As it stands in an English sentence, where that is not its name. */
  inSentence?: string;
  /** ISO 3166-1, two letters: the contract's code is another for two of them. */
  iso: PhoneCountry;
  /** ISO 4217. */
  currency: string;
  distanceUnit: DistanceUnit;
  words: CountryWords;
  /** Where the head office is. Without one the country is said to have offices all over. */
  officeAddress?: string;
  /** The first segment of the addresses of offices. */
  locationPath: string;
  /** True when the country's offices are listed on a site of its own. */
  hasLocationList?: true;
  /** The network's site there. */
  site: string;
  /** What a country selector offers, in its order. */
  selector: readonly CountryCode[];
  /** IANA. Of the head office, where a country has several. */
  timeZone: string;
  postalCode: { form: RegExp; example: string };
  /** E.164. */
  examplePhone: string;
  /** A place that a visitor may look for an office near. */
  exampleTown: string;
};

/** Every country, its own first (spec section 3). */
export function ownFirst(own: CountryCode): readonly CountryCode[] {
  return [own, ...countryCodes.filter((code) => code !== own)];
}
