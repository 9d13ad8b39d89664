import type { Locale } from '@/schemas/locale';
import { activeCountryValues } from './active-country';
import type { CountryValues } from './countries';
import { formatDistance } from './format-distance';
import { formatPhone } from './format-phone';

/** Figures and dates in one locale. Amounts come in pesewas and are always shown in cedi (domain 4.7). */
export type Formats = {
  /** `GH₵1,250,000` from pesewas. */
  money: (pesewas: number) => string;
  /** `GH₵1.3M` from pesewas, for cards and charts. */
  compactMoney: (pesewas: number) => string;
  number: (value: number) => string;
  /** `9 January 2026` from an ISO date. */
  date: (iso: string) => string;
  /** `January 2026` from an ISO date. */
  month: (iso: string) => string;
  /** `8:00 am` from `08:00`. */
  time: (hhmm: string) => string;
  /** `12 km`, or miles where the country uses them, from metres. */
  distance: (metres: number) => string;
  /** `024 412 3456` for a national number, as it is otherwise, from E.164. */
  phone: (e164: string) => string;
};

const made = new Map<Locale, Formats>();

/** The formats of a locale in the active country. Made once: they take longer than many a page. */
export function formatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
}

/** Currency (ISO 4217) and distance unit are the country's; a locale never changes them. */
export function createFormats(locale: Locale, country: CountryValues = activeCountryValues): Formats {
  const { currency = 'GHS', distanceUnit } = country;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const compact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    money: (pesewas) => money.format(pesewas / 100),
    compactMoney: (pesewas) => compact.format(pesewas / 100),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    month: (iso) => month.format(new Date(iso)),
    time: (hhmm) => time.format(new Date(`1970-01-01T${hhmm}:00Z`)),
    distance: (metres) => formatDistance(metres, locale, distanceUnit),
    phone: formatPhone,
  };
}
