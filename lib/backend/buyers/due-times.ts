import type { AlertFrequency } from '@/schemas/buyers/preferences';

/** Daily and weekly mails are sent from this hour on (UTC, which is the time of Ghana). */
const MAIL_AT_HOURS = 7;
const MONDAY_INDEX = 1;
const DAY_MS = 86_400_000;
/** Instant mails wait this long, so that listings that arrive together are in one mail. */
const INSTANT_DELAY_MS = 60_000;

/** When a mail about a match that is found now is due, by frequency. */
export function dueTimes(now: Date): Record<Exclude<AlertFrequency, 'never'>, Date> {
  const today = new Date(now);
  today.setUTCHours(MAIL_AT_HOURS, 0, 0, 0);
  const daily = today > now ? today : new Date(today.getTime() + DAY_MS);
  const daysToMonday = (MONDAY_INDEX + 7 - daily.getUTCDay()) % 7;
  return {
    instant: new Date(now.getTime() + INSTANT_DELAY_MS),
    daily,
    weekly: new Date(daily.getTime() + daysToMonday * DAY_MS),
  };
}
