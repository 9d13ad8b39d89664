/** The day the demo network is set on, so that it is the same whenever it is made. */
export const today = '2026-11-20';
const day = 24 * 60 * 60 * 1000;

/** The ISO date so many days before the network's day. */
export function daysBefore(days: number): string {
  return new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);
}

/** How many days lie between two ISO dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;
