const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * For example `today at 09:40`, `yesterday at 18:00` or `on 3 March 2026 at 17:05`, in the time zone of the
 * browser.
 * @param at ISO 8601 timestamp
 */
export function formatTime(at: string, now: Date = new Date()): string {
  const timestamp = new Date(at);
  const days = ['today', 'yesterday'] as const;
  const relativeDay = days.find((_name, daysAgo) => dayFormat.format(timestamp) === dayFormat.format(daysBefore(now, daysAgo)));
  const date = relativeDay ?? `on ${dayFormat.format(timestamp)}`;
  return `${date} at ${timeFormat.format(timestamp)}`;
}

const daysBefore = (now: Date, count: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - count, 12);
