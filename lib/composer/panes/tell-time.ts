const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** When something was, by this browser's clock, as `today at 09:40`, `yesterday at 18:00` or `on 3 March 2026 at 17:05`. @param at as ISO 8601. */
export function tellTime(at: string, now: Date = new Date()): string {
  const then = new Date(at);
  const days = ['today', 'yesterday'] as const;
  const near = days.find((_name, back) => day.format(then) === day.format(daysBefore(now, back)));
  const date = near ?? `on ${day.format(then)}`;
  return `${date} at ${time.format(then)}`;
}

const daysBefore = (now: Date, count: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - count, 12);
