import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { formatDistance } from './format-distance';
import { moneyFormat } from './money-format';

/**
 * Number and date formatters of one locale. Amounts are in hundredths of the country's currency: pesewas in
 * Ghana, always displayed in cedi (domain 4.7).
 */
export type FigureFormats = {
  /** `GH₵1,250,000` from pesewas. */
  money: (pesewas: number) => string;
  /** `GH₵1.3M` from pesewas, for cards and charts. */
  compactMoney: (pesewas: number) => string;
  number: (value: number) => string;
  /** `9 January 2026` from an ISO date; a timestamp is formatted in the country's time zone. */
  date: (iso: string) => string;
  /** `January 2026` from an ISO date. */
  month: (iso: string) => string;
  /** `8:00 am` from `08:00`. */
  time: (hhmm: string) => string;
  /** `12 km`, or miles where the country uses them, from metres. */
  distance: (metres: number) => string;
};

export type Formats = FigureFormats & {
  /** `024 412 3456` for a national number, with its country otherwise, from E.164. */
  phone: (e164: string) => string;
};

/** Currency, distance unit and time zone depend on the country, never on the locale. */
export function createFigures(locale: Locale, country: CountryCode = activeCountry): FigureFormats {
  const { currency, distanceUnit, timeZone } = countries[country];
  const compact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(locale);
  const date = formatDays(locale, timeZone, { dateStyle: 'long' });
  const month = formatDays(locale, timeZone, { month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    money: moneyFormat(locale, currency),
    compactMoney: (pesewas) => compact.format(pesewas / 100),
    number: (value) => number.format(value),
    date,
    month,
    time: (hhmm) => time.format(new Date(`1970-01-01T${hhmm}:00Z`)),
    distance: (metres) => formatDistance(metres, locale, distanceUnit),
  };
}

/**
 * Timestamps are formatted in the country's time zone; a date such as `2026-01-09` is the same everywhere.
 */
function formatDays(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const timestampFormat = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const dayFormat = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (iso: string): string => (iso.includes('T') ? timestampFormat : dayFormat).format(new Date(iso));
}
