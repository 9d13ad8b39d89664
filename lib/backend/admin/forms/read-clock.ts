const timePattern = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i;

/** Parses a time of day ("8", "8.30", "0800", "5 pm") as `HH:MM`; null for other values. */
export function parseTime(value: unknown): string | null {
  const [, hours = '', minutes = '00', half] =
    (typeof value === 'string' && timePattern.exec(value.trim())) || [];
  if (hours === '' || Number(minutes) > 59) return null;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Times without an indication of am or pm: "5" or "5.30", but not "05:00". */
const ambiguousTime = /^[1-9](?:[:.h]?\d{2})?$/;

/**
 * Parses a closing time. An ambiguous time before the opening time is in the afternoon, when that is later
 * than the opening time.
 */
export function parseClosingTime(value: unknown, opens: unknown): string | null {
  const [time, opening] = [parseTime(value), parseTime(opens)];
  if (time === null || opening === null || time > opening) return time;
  const isAmbiguous = typeof value === 'string' && ambiguousTime.test(value.trim());
  const later = isAmbiguous ? parseTime(`${value.trim()} pm`) : null;
  return later !== null && later > opening ? later : time;
}
