const written = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i;

/** A time of day as people write it ("8", "8.30", "0800", "5 pm") as `HH:MM`; null for anything else. */
export function readClock(value: unknown): string | null {
  const [, hours = '', minutes = '00', half] =
    (typeof value === 'string' && written.exec(value.trim())) || [];
  if (hours === '' || Number(minutes) > 59) return null;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** What leaves open which half of the day is meant: "5" or "5.30", not "05:00". */
const openHalf = /^[1-9](?:[:.h]?\d{2})?$/;

/** The same of the time that something closes at: what would be before it opens is in the afternoon where only that makes sense. */
export function readClosing(value: unknown, opens: unknown): string | null {
  const [time, opening] = [readClock(value), readClock(opens)];
  if (time === null || opening === null || time > opening) return time;
  const isOpen = typeof value === 'string' && openHalf.test(value.trim());
  const later = isOpen ? readClock(`${value.trim()} pm`) : null;
  return later !== null && later > opening ? later : time;
}
