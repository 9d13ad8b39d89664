import { type CountryCode, countryCodes } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { ownFirst } from './countries/country';
import { countryName } from './country-name';
import { dialCodes } from './dial-codes';

export type CountryOption = { value: CountryCode; label: string; iso: string; dialCode: string };

/** The countries that a phone number may be of, the network's own first, the others by name: `Ghana (+233)`. */
export function countryOptions(locale: Locale): CountryOption[] {
  const named = ownFirst(activeCountry).map((value) => ({ value, label: labelOf(value, locale) }));
  const [own, ...others] = named;
  const inOrder = [...(own ? [own] : []), ...others.sort((a, b) => a.label.localeCompare(b.label, locale))];
  return inOrder.map((one) => ({ ...one, iso: countries[one.value].iso, dialCode: dialCodes[one.value] }));
}

/** What a country is called where a number is asked for; other words stay as they are. */
export function wordCountry(value: string, locale: Locale): string {
  const code = countryCodes.find((one) => one === value);
  return code ? labelOf(code, locale) : value;
}

const labelOf = (code: CountryCode, locale: Locale): string =>
  `${countryName(code, locale)} (${dialCodes[code]})`;
