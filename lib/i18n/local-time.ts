import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';

/** The time zone of the country where events take place. */
const timeZoneOf = (country: CountryCode = activeCountry): string => countries[country].timeZone;

/** The time of a local date and time such as `2027-02-06 09:00` in a time zone; null for an empty text. */
export function parseLocalTime(text: string, timeZone = timeZoneOf()): Date | null {
  if (text === '') return null;
  const asUtc = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const first = asUtc - offsetAt(asUtc, timeZone);
  // The offset of the result decides: it differs from that of the guess around a change of clocks.
  return new Date(asUtc - offsetAt(first, timeZone));
}

/** The offset of a time zone from UTC in ms. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const local = Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  return local - Math.floor(time / 1000) * 1000;
}

/** The day and the hours of an event: `Saturday 6 February 2027` and `9:00 – 11:00 am GMT`; guests may be abroad. */
export function formatEventTimes(
  { starts, ends }: { starts: string; ends: string },
  locale: Locale,
): { day: string; hours: string } | null {
  const timeZone = timeZoneOf();
  const from = parseLocalTime(starts, timeZone);
  const to = parseLocalTime(ends, timeZone);
  if (!from) return null;
  const hours = new Intl.DateTimeFormat(locale, {
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  });
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(from),
    hours: to && to > from ? hours.formatRange(from, to) : hours.format(from),
  };
}
