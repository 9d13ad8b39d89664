const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A duration in its two largest units of days, hours and minutes. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  if (total < MINUTE_SECONDS) return 'less than a minute';
  const parts = [
    [Math.floor(total / DAY_SECONDS), 'day'],
    [Math.floor((total % DAY_SECONDS) / HOUR_SECONDS), 'hour'],
    [Math.floor((total % HOUR_SECONDS) / MINUTE_SECONDS), 'minute'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Date and time in UTC, independent of the staff's time zone. */
export const formatTimestamp = (date: Date): string => `${dateTimeFormat.format(date)} UTC`;
