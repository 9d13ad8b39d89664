import { type CountryCode, countryCodes } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { ownFirst } from './countries/country';
import { countryName } from './country-name';
import { dialCodes } from './dial-codes';

export type CountryOption = { value: CountryCode; label: string; iso: string; dialCode: string };

/** The countries for phone numbers, the network's own first, the others sorted by name: `Ghana (+233)`. */
export function countryOptions(locale: Locale): CountryOption[] {
  const options = ownFirst(activeCountry).map((value) => ({ value, label: optionLabel(value, locale) }));
  const [own, ...others] = options;
  const inOrder = [...(own ? [own] : []), ...others.sort((a, b) => a.label.localeCompare(b.label, locale))];
  return inOrder.map((one) => ({ ...one, iso: countries[one.value].iso, dialCode: dialCodes[one.value] }));
}

/** The label of a country option; other values are returned unchanged. */
export function countryOptionLabel(value: string, locale: Locale): string {
  const code = countryCodes.find((one) => one === value);
  return code ? optionLabel(code, locale) : value;
}

const optionLabel = (code: CountryCode, locale: Locale): string =>
  `${countryName(code, locale)} (${dialCodes[code]})`;
