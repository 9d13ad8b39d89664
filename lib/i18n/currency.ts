import type { CountryCode } from '@/schemas/country';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';

/** The currency of a country, for forms and tables. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  /** The symbol before an amount: `GH₵`. */
  sign: string;
  /** The English plural: `Ghanaian cedis`. */
  name: string;
};

const currencies = new Map<CountryCode, Currency>();

export function currencyOf(country: CountryCode = activeCountry): Currency {
  const { currency: code } = countries[country];
  const currency = currencies.get(country) ?? {
    code,
    sign: partOf(code, 'narrowSymbol'),
    name: partOf(code, 'name'),
  };
  currencies.set(country, currency);
  return currency;
}

function partOf(currency: string, currencyDisplay: 'narrowSymbol' | 'name'): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay }).formatToParts(
    2,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
