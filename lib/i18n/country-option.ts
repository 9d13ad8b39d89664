import { type CountryCode, countryCodes } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { countryCodesFrom } from './countries/country';
import { countryName } from './country-name';
import { dialCodes } from './dial-codes';

export type CountryOption = { value: CountryCode; label: string; iso: string; dialCode: string };

/** The countries for phone numbers, the network's own first, the others sorted by name: `Ghana (+233)`. */
export function countryOptions(locale: Locale): CountryOption[] {
  const options = countryCodesFrom(activeCountry).map((value) => ({
    value,
    label: optionLabel(value, locale),
  }));
  const [selected, ...others] = options;
  const inOrder = [
    ...(selected ? [selected] : []),
    ...others.sort((a, b) => a.label.localeCompare(b.label, locale)),
  ];
  return inOrder.map((item) => ({
    ...item,
    iso: countries[item.value].iso,
    dialCode: dialCodes[item.value],
  }));
}

/** The label of a country option; other values are returned unchanged. */
export function countryOptionLabel(value: string, locale: Locale): string {
  const code = countryCodes.find((candidate) => candidate === value);
  return code ? optionLabel(code, locale) : value;
}

const optionLabel = (code: CountryCode, locale: Locale): string =>
  `${countryName(code, locale)} (${dialCodes[code]})`;
